import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import ReactInputMask from 'react-input-mask';
import { hands } from '../support/hands.ts';
import { $, holds, place } from '../support/page.ts';

/** This package needs `findDOMNode`, which React 19 no longer has. */
async function field(given: { mask: string; alwaysShowMask?: boolean; value?: string }): Promise<() => string> {
  let value = '';
  function Masked() {
    const [text, setText] = useState(given.value ?? '');
    value = text;
    return <ReactInputMask {...given} id="t" value={text} onChange={({ target }) => setText(target.value)} />;
  }
  createRoot(place()).render(<Masked />);
  await $('#t');
  return () => value;
}

describe('actions on react-input-mask end in the claimed state:', () => {
  it('a phone number, shown on focus', async () => {
    const value = await field({ mask: '+1 (999) 999-9999' });
    holds(await hands.type(await $('#t'), '5551234567'), value(), '+1 (555) 123-4567');
  });
  it('a date whose pattern is always shown', async () => {
    const value = await field({ mask: '99/99/9999', alwaysShowMask: true });
    holds(await hands.type(await $('#t'), '05062024'), value(), '05/06/2024');
  });
  it('a date, replaced', async () => {
    const value = await field({ mask: '99/99/9999', value: '05/06/2024' });
    holds(await hands.type(await $('#t'), '12312025', { clearFirst: true }), value(), '12/31/2025');
  });
});
