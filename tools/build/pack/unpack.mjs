import { alphabet } from './alphabet.mjs';
import { predictor } from './model.mjs';

/** The script of `length` characters that `pack` made the text of. */
export function unpack(text, length) {
  const model = predictor(length);
  const codes = alphabet();
  let at = 0;
  let group = [];
  const next = () => {
    if (!group.length) {
      let value = 0;
      for (let n = 0; n < 5; n++) value = value * 85 + codes.indexOf(text.charCodeAt(at++));
      group = [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24];
    }
    return group.pop();
  };
  let low = 0;
  let high = 0xffffffff;
  let value = 0;
  for (let i = 0; i < 4; i++) value = value * 256 + next();
  for (let i = 0; i < length * 7; i++) {
    const middle = low + Math.floor((high - low) * (model.guess() / 65536));
    const bit = value <= middle ? 1 : 0;
    if (bit) high = middle;
    else low = middle + 1;
    model.learn(bit);
    while (((low ^ high) & 0xff000000) === 0) {
      low = (low << 8) >>> 0;
      high = ((high << 8) | 255) >>> 0;
      value = ((value << 8) | (at < text.length || group.length ? next() : 0)) >>> 0;
    }
  }
  return new TextDecoder().decode(model.text());
}
