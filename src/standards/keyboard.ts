import { wordMap } from './words.ts';

/**
 * One key of the US keyboard. https://w3c.github.io/uievents-key/, https://w3c.github.io/uievents-code/; for `keyCode`
 * https://w3c.github.io/uievents/#legacy-key-attributes
 */
export interface KeyInfo {
  /** The value of `KeyboardEvent.key`. */
  readonly key: string;
  /** The value of `KeyboardEvent.code`, or '' for a character that is on no key. */
  readonly code: string;
  /** The legacy `KeyboardEvent.keyCode`, or 0 for a character that is on no key. */
  readonly keyCode: number;
  /** The location of the key: 0 is standard, 1 left, 2 right, 3 the numeric keypad. */
  readonly location: 0 | 1 | 2 | 3;
  /** True if the character needs Shift on this keyboard. */
  readonly shift: boolean;
  /** The text that the key types, or an empty string. */
  readonly text: string;
}

/** The keys by their value. */
const keys = new Map<string, KeyInfo>();
/** Keys by other names in lower case: `enter`, `pageup`, `keya`, `digit1`, and what people and models call them. */
const named = new Map<string, KeyInfo>();

/** Returns the key of a name (`Enter`, `a`, `esc`, `KeyA`, `F5`), or null if there is none. */
export const keyInfo = (name: string): KeyInfo | null =>
  keys.get(name) ?? named.get(name.toLowerCase()) ?? characterInfo(name);

/**
 * Returns a key for a character that no key of this keyboard types: with a value but no code, as an input method
 * reports it.
 */
function characterInfo(name: string): KeyInfo | null {
  const [first, second] = [...name];
  return first === undefined || second !== undefined || first < ' ' ? null : keyOf(first, '', 0, 0, false, first);
}

const keyOf = (
  key: string,
  code: string,
  keyCode: number,
  location: KeyInfo['location'] = 0,
  shift = false,
  text = key.length === 1 ? key : '',
): KeyInfo => ({ key, code, keyCode, location, shift, text });

const add = (...of: Parameters<typeof keyOf>): void => void keys.set(of[0], keyOf(...of));

for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
  const upper = letter.toUpperCase();
  add(letter, `Key${upper}`, upper.charCodeAt(0));
  add(upper, `Key${upper}`, upper.charCodeAt(0), 0, true);
}
')!@#$%^&*('.split('').forEach((symbol, digit) => {
  add(String(digit), `Digit${digit}`, 48 + digit);
  add(symbol, `Digit${digit}`, 48 + digit, 0, true);
});
/** Plain and shifted sign, `code` and `keyCode` of each key. */
const PUNCTUATION =
  ';:Semicolon186 =+Equal187 ,<Comma188 -_Minus189 .>Period190 /?Slash191 `~Backquote192 [{BracketLeft219 ' +
  '\\|Backslash220 ]}BracketRight221 \'"Quote222';
for (const [, plain = '', shifted = '', code = '', keyCode] of PUNCTUATION.matchAll(/(\S)(\S)([a-z]+)(\d+)/gi)) {
  add(plain, code, Number(keyCode));
  add(shifted, code, Number(keyCode), 0, true);
}
add(' ', 'Space', 32);
add('Enter', 'Enter', 13, 0, false, '\r');
/** The keys whose `code` is their value, with their key codes. */
const NAMED = wordMap(
  'Backspace=8 Tab=9 Pause=19 CapsLock=20 Escape=27 PageUp=33 PageDown=34 End=35 Home=36 ' +
    'ArrowLeft=37 ArrowUp=38 ArrowRight=39 ArrowDown=40 PrintScreen=44 Insert=45 Delete=46 ContextMenu=93 NumLock=144 ' +
    'ScrollLock=145 AudioVolumeMute=173 AudioVolumeDown=174 AudioVolumeUp=175',
);
for (const [key, keyCode] of NAMED) add(key, key, Number(keyCode));
for (let n = 1; n <= 24; n++) add(`F${n}`, `F${n}`, 111 + n);
add('Shift', 'ShiftLeft', 16, 1);
add('Control', 'ControlLeft', 17, 1);
add('Alt', 'AltLeft', 18, 1);
add('Meta', 'MetaLeft', 91, 1);
add('AltGraph', 'AltRight', 225, 2);

for (const info of keys.values()) {
  if (info.key.length > 1) named.set(info.key.toLowerCase(), info);
  if (!info.shift) named.set(info.code.toLowerCase(), info);
}
const ALIASES = wordMap(
  'esc=escape return=enter spacebar=space del=delete ins=insert up=arrowup down=arrowdown ' +
    'left=arrowleft right=arrowright pgup=pageup pgdn=pagedown pgdown=pagedown ctrl=control cmd=meta command=meta win=meta ' +
    'windows=meta super=meta option=alt apps=contextmenu menu=contextmenu',
);
for (const [alias, name] of ALIASES) named.set(alias, named.get(name) as KeyInfo);
named.set('plus', keys.get('+') as KeyInfo);
for (let digit = 0; digit <= 9; digit++)
  named.set(`numpad${digit}`, keyOf(String(digit), `Numpad${digit}`, 96 + digit, 3));
named.set('numpadenter', keyOf('Enter', 'NumpadEnter', 13, 3, false, '\r'));
named.set('shiftright', keyOf('Shift', 'ShiftRight', 16, 2));
named.set('controlright', keyOf('Control', 'ControlRight', 17, 2));
