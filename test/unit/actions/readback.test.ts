import { describe, expect, it } from 'vitest';
import { kept, keptRich } from '../../../src/actions/editing/readback.ts';

describe('kept', () => {
  const table: [name: string, before: string, expected: string, typed: string, actual: string, result: string][] = [
    ['as typed', '', 'abc', 'abc', 'abc', 'exact'],
    ['a mask', '', '5551234567', '5551234567', '(555) 123-4567', 'formatted'],
    ['a country code before it', '', '5551234567', '5551234567', '+1(555)123-4567', 'formatted'],
    ['capitals', '', 'abc', 'abc', 'ABC', 'formatted'],
    ['decimals behind it', '', '12', '12', '$12.00', 'formatted'],
    ['nothing', '', 'abc', 'abc', '', 'no'],
    ['cut', '', 'abcdef', 'abcdef', 'abc', 'no'],
    ['what was there already', 'abc', 'abcabc', 'abc', 'abc', 'no'],
    ['doubled in front', '', 'hello', 'hello', 'hellohello ', 'no'],
    ['one sign lost', '', 'hello', 'hello', 'hllo', 'no'],
    ['emptied', 'abc', '', '', 'abc', 'no'],
    ['signs only', '', '--', '--', '--', 'exact'],
  ];
  for (const [name, before, expected, typed, actual, result] of table)
    it(name, () => expect(kept(before, expected, typed, actual)).toBe(result));
});

describe('keptRich', () => {
  const table: [
    name: string,
    before: string,
    expected: string,
    typed: string,
    actual: string,
    cleared: boolean,
    result: string,
  ][] = [
    ['lines laid out anew', '', 'a\nb', 'a\nb', 'a\n\nb', false, 'exact'],
    ['in the midst', 'ab', 'abx', 'x', 'axb', false, 'formatted'],
    ['a hint gone', 'Write here', 'Write herehi', 'hi', 'hi', false, 'formatted'],
    ['doubled', '', 'hello', 'hello', 'hhello', false, 'no'],
    ['old text still there', 'old', 'new', 'new', 'oldnew', true, 'no'],
    ['a heading of it', '', '# T', '# T', 'T', true, 'formatted'],
    ['put before it though the caret was behind', 'Hello', 'Hello you', ' you', ' youHello', true, 'no'],
    ['a closing bracket more', '', 'if (x) { y }', 'if (x) { y }', 'if (x) { y }}', true, 'no'],
    ['a closing bracket more at the caret', 'a', 'ay)', 'y)', 'ay))', false, 'no'],
    ['quotation marks of print', '', '"a" ...', '"a" ...', '“a” …', true, 'formatted'],
    ['Markdown as marks', '', 'a **b** c', 'a **b** c', 'a b c', true, 'formatted'],
    ['words more', '', 'Hello', 'Hello', 'Hello and a good deal more', true, 'no'],
    ['letters more', '', '5', '5', '5 pcs', true, 'formatted'],
    ['unchanged', 'old', 'oldx', 'x', 'old', false, 'no'],
  ];
  for (const [name, before, expected, typed, actual, cleared, result] of table) {
    it(name, () => expect(keptRich(before, expected, typed, actual, cleared)).toBe(result));
  }
});
