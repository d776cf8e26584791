import { expect } from 'chai';
import type { DomTool } from '../../../src/index.ts';
import { byId, newTool, reset, show } from '../support/page.ts';

let tool: DomTool;
const on = (id: string, type: string, run: (e: Event) => void): void => byId(id).addEventListener(type, run);
const number = async (id: string): Promise<string> => {
  const found = (await tool.getSnapshot()).getNodeId(byId(id));
  if (!found) throw new Error(`#${id} has no number`);
  return found;
};

describe('the report of filling a form', () => {
  beforeEach(() => {
    tool = newTool();
  });
  afterEach(reset);

  it('is a failure if a field loses its value while another is filled, at once or later', async () => {
    for (const delay of [0, 150]) {
      show('<input id="a"><input id="b"><input id="c" oninput="this.value = this.value.toUpperCase()">');
      on('b', 'input', () => {
        const empty = (): void => {
          (byId('a') as HTMLInputElement).value = '';
        };
        if (delay) setTimeout(empty, delay);
        else empty();
      });
      const ids = [await number('c'), await number('a'), await number('b')] as const;
      const { success, code, fields } = await tool.fillForm({ [ids[0]]: 'x', [ids[1]]: 'y', [ids[2]]: 'z' });
      expect([
        success,
        code,
        ...fields.map((one) => [one.nodeId, one.code ?? 'ok', one.changes.newValue]),
      ]).to.deep.equal([false, 'not_kept', [ids[0], 'ok', 'X'], [ids[1], 'not_kept', ''], [ids[2], 'ok', 'z']]);
    }
  });

  it('is a success if the last field takes the form away and focuses the next step', async () => {
    show('<form id="f"><input id="a"><input id="b" type="checkbox"></form><input id="n">');
    on('b', 'change', () => {
      byId('f').remove();
      byId('n').focus();
    });
    const { success } = await tool.fillForm({ [await number('a')]: 'x', [await number('b')]: true });
    expect(success).to.equal(true);
  });

  it('tells once what all fields changed', async () => {
    show('<input id="a" aria-label="A"><input id="b" aria-label="B"><p id="p">empty</p>');
    on('b', 'change', () => {
      byId('p').textContent = 'complete';
    });
    const result = await tool.fillForm({ [await number('a')]: 'x', [await number('b')]: 'y' });
    expect([result.success, result.effect?.changed?.some((one) => one.changes.text?.[1] === 'complete')]).to.deep.equal(
      [true, true],
    );
  });
});
