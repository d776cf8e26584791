/**
 * One key of the US keyboard, with its `code`, legacy `keyCode` and location. UI Events KeyboardEvent key and code
 * values; for `keyCode` UI Events, section 8, "Legacy Key & Mouse Event Attributes".
 */
export interface KeyInfo {
  /** The value of `KeyboardEvent.key`. */
  readonly key: string;
  readonly code: string;
  readonly keyCode: number;
  /** The location of the key: 0 is standard, 1 left, 2 right, 3 the numeric keypad. */
  readonly location: 0 | 1 | 2 | 3;
  /** True if the character needs Shift on this keyboard. */
  readonly shift: boolean;
  /** The text that the key types, or an empty string. */
  readonly text: string;
}

const keys = new Map<string, KeyInfo>();
/** Maps names that people and models use to the names of the specification. */
const ALIASES = new Map<string, string>(
  Object.entries({
    esc: 'Escape',
    return: 'Enter',
    space: ' ',
    spacebar: ' ',
    del: 'Delete',
    ins: 'Insert',
    up: 'ArrowUp',
    down: 'ArrowDown',
    left: 'ArrowLeft',
    right: 'ArrowRight',
    pgup: 'PageUp',
    pgdn: 'PageDown',
    pgdown: 'PageDown',
    ctrl: 'Control',
    cmd: 'Meta',
    command: 'Meta',
    win: 'Meta',
    windows: 'Meta',
    super: 'Meta',
    option: 'Alt',
    apps: 'ContextMenu',
    menu: 'ContextMenu',
    plus: '+',
    minus: '-',
  }),
);

/** Returns the key of a name (`Enter`, `a`, `esc`, `KeyA`, `F5`), or null if there is none. */
export function keyInfo(name: string): KeyInfo | null {
  const exact = keys.get(name);
  if (exact) return exact;
  const alias = ALIASES.get(name.toLowerCase());
  if (alias) return keys.get(alias) ?? null;
  return named.get(name.toLowerCase()) ?? characterInfo(name);
}

/**
 * Returns a key for a character that no key of this keyboard types: with a value but no code, as an input method
 * reports it.
 */
function characterInfo(name: string): KeyInfo | null {
  const [first, second] = [...name];
  if (first === undefined || second !== undefined || first < ' ') return null;
  return { key: first, code: '', keyCode: 0, location: 0, shift: false, text: first };
}

function add(
  key: string,
  code: string,
  keyCode: number,
  location: 0 | 1 | 2 | 3 = 0,
  shift = false,
  text = key.length === 1 ? key : '',
): void {
  keys.set(key, { key, code, keyCode, location, shift, text });
}

for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
  const upper = letter.toUpperCase();
  add(letter, `Key${upper}`, upper.charCodeAt(0));
  add(upper, `Key${upper}`, upper.charCodeAt(0), 0, true);
}
')!@#$%^&*('.split('').forEach((symbol, digit) => {
  add(String(digit), `Digit${digit}`, 48 + digit);
  add(symbol, `Digit${digit}`, 48 + digit, 0, true);
});
const PUNCTUATION: readonly [plain: string, shifted: string, code: string, keyCode: number][] = [
  [';', ':', 'Semicolon', 186],
  ['=', '+', 'Equal', 187],
  [',', '<', 'Comma', 188],
  ['-', '_', 'Minus', 189],
  ['.', '>', 'Period', 190],
  ['/', '?', 'Slash', 191],
  ['`', '~', 'Backquote', 192],
  ['[', '{', 'BracketLeft', 219],
  ['\\', '|', 'Backslash', 220],
  [']', '}', 'BracketRight', 221],
  ["'", '"', 'Quote', 222],
];
for (const [plain, shifted, code, keyCode] of PUNCTUATION) {
  add(plain, code, keyCode);
  add(shifted, code, keyCode, 0, true);
}
add(' ', 'Space', 32);
add('Enter', 'Enter', 13, 0, false, '\r');
const NAMED: readonly [key: string, keyCode: number, code?: string, location?: 1 | 2][] = [
  ['Backspace', 8],
  ['Tab', 9],
  ['Shift', 16, 'ShiftLeft', 1],
  ['Control', 17, 'ControlLeft', 1],
  ['Alt', 18, 'AltLeft', 1],
  ['Pause', 19],
  ['CapsLock', 20],
  ['Escape', 27],
  ['PageUp', 33],
  ['PageDown', 34],
  ['End', 35],
  ['Home', 36],
  ['ArrowLeft', 37],
  ['ArrowUp', 38],
  ['ArrowRight', 39],
  ['ArrowDown', 40],
  ['PrintScreen', 44],
  ['Insert', 45],
  ['Delete', 46],
  ['Meta', 91, 'MetaLeft', 1],
  ['ContextMenu', 93],
  ['NumLock', 144],
  ['ScrollLock', 145],
  ['AudioVolumeMute', 173],
  ['AudioVolumeDown', 174],
  ['AudioVolumeUp', 175],
  ['AltGraph', 225, 'AltRight', 2],
];
for (const [key, keyCode, code, location] of NAMED) add(key, code ?? key, keyCode, location);
for (let n = 1; n <= 24; n++) add(`F${n}`, `F${n}`, 111 + n);

/** Keys by lower-case name and by code, so that `enter`, `PAGEUP`, `KeyA` and `Digit1` are found. */
const named = new Map<string, KeyInfo>();
for (const info of keys.values()) {
  if (info.key.length > 1) named.set(info.key.toLowerCase(), info);
  if (!info.shift && info.code) named.set(info.code.toLowerCase(), info);
}
for (let digit = 0; digit <= 9; digit++) {
  named.set(`numpad${digit}`, {
    key: String(digit),
    code: `Numpad${digit}`,
    keyCode: 96 + digit,
    location: 3,
    shift: false,
    text: String(digit),
  });
}
named.set('numpadenter', { key: 'Enter', code: 'NumpadEnter', keyCode: 13, location: 3, shift: false, text: '\r' });
named.set('shiftright', { key: 'Shift', code: 'ShiftRight', keyCode: 16, location: 2, shift: false, text: '' });
named.set('controlright', { key: 'Control', code: 'ControlRight', keyCode: 17, location: 2, shift: false, text: '' });
