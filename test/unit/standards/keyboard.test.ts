import { describe, expect, it } from 'vitest';
import { keyInfo } from '../../../src/standards/keyboard.ts';

describe('keyInfo', () => {
  const table: [name: string, key: string, code: string, keyCode: number, location: number, shift: boolean][] = [
    ['a', 'a', 'KeyA', 65, 0, false],
    ['A', 'A', 'KeyA', 65, 0, true],
    ['1', '1', 'Digit1', 49, 0, false],
    ['!', '!', 'Digit1', 49, 0, true],
    [' ', ' ', 'Space', 32, 0, false],
    ['space', ' ', 'Space', 32, 0, false],
    ['Enter', 'Enter', 'Enter', 13, 0, false],
    ['return', 'Enter', 'Enter', 13, 0, false],
    ['esc', 'Escape', 'Escape', 27, 0, false],
    ['ARROWDOWN', 'ArrowDown', 'ArrowDown', 40, 0, false],
    ['down', 'ArrowDown', 'ArrowDown', 40, 0, false],
    ['F12', 'F12', 'F12', 123, 0, false],
    ['Shift', 'Shift', 'ShiftLeft', 16, 1, false],
    ['ctrl', 'Control', 'ControlLeft', 17, 1, false],
    ['KeyB', 'b', 'KeyB', 66, 0, false],
    ['Numpad5', '5', 'Numpad5', 101, 3, false],
    ['?', '?', 'Slash', 191, 0, true],
    ['é', 'é', '', 0, 0, false],
  ];
  for (const [name, key, code, keyCode, location, shift] of table) {
    it(name, () => expect(keyInfo(name)).toMatchObject({ key, code, keyCode, location, shift }));
  }
  for (const name of ['', 'Foo', 'ab', '\n'])
    it(`knows no ${JSON.stringify(name)}`, () => expect(keyInfo(name)).toBeNull());
});
