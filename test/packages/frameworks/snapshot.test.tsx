import { expect } from 'chai';
import { useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { DomTool } from '../../../src/index.ts';
import { holds, pause, place } from '../support/page.ts';

const state: Record<string, unknown> = {};

/** A complex application: a form, a list with a control in each row, tabs, and a dialog. */
function ComplexApp() {
  const [name, setName] = useState('');
  const [tab, setTab] = useState('Open');
  const [rows, setRows] = useState(['Milk', 'Bread', 'Eggs', 'Salt', 'Tea']);
  Object.assign(state, { name, tab, rows });
  return (
    <main>
      <h1>Shopping, React {version}</h1>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          setRows([...rows, name]);
          setName('');
        }}
      >
        <label htmlFor="what">What</label>
        <input id="what" value={name} onChange={(e) => setName(e.target.value)} />
        <button>Add</button>
      </form>
      <div role="tablist">
        {['Open', 'Done', 'All'].map((t) => (
          <div key={t} role="tab" tabIndex={0} aria-selected={t === tab} onClick={() => setTab(t)}>
            {t}
          </div>
        ))}
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <span style={{ cursor: 'pointer' }} onClick={() => setTab(row)}>
              {row}
            </span>
            <button onClick={() => setRows(rows.filter((r) => r !== row))}>Delete</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

describe('a snapshot of a React app', () => {
  it('finds its interactive nodes, delegated ones too', async () => {
    createRoot(place()).render(<ComplexApp />);
    await pause();
    const tool = new DomTool();
    const snapshot = await tool.getSnapshot();
    expect(snapshot.stats.interactiveNodes).to.be.greaterThan(10);
    expect(snapshot.stats.interactiveNodes).to.equal(2 + 3 + 2 * 5);
    expect(snapshot.stats.captureTimeMs).to.be.lessThan(5000);
    tool.destroy();
  });

  it('leads an action to React’s own state, and its numbers outlive the re-render', async () => {
    createRoot(place()).render(<ComplexApp />);
    await pause();
    const tool = new DomTool();
    const before = await tool.getSnapshot();
    const idOf = (snapshot: typeof before, selector: string): string =>
      snapshot.getNodeId(document.querySelector(selector) as Element) as string;
    const lastRow = idOf(before, 'li:last-child button');
    const typed = await tool.type(idOf(before, '#what'), 'Rice');
    holds(typed.success, state['name'], 'Rice');
    expect(typed.changes).to.include({ valueChanged: true, newValue: 'Rice' });
    const entered = await tool.keypress('Enter', { targetNodeId: idOf(before, '#what') });
    holds(entered.success, state['rows'], ['Milk', 'Bread', 'Eggs', 'Salt', 'Tea', 'Rice']);
    const deleted = await tool.click(idOf(before, 'li:first-child button'));
    holds(deleted.success, (state['rows'] as string[])[0], 'Bread');
    const after = await tool.getSnapshot();
    expect(after.getRealElement(lastRow)?.previousElementSibling?.textContent).to.equal('Tea');
    tool.destroy();
  });
});
