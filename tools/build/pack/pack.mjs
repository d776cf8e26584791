import { alphabet } from './alphabet.mjs';
import { predictor } from './model.mjs';

/** The script as text of the alphabet, to be read by `unpack`. It must be ASCII. */
export function pack(script) {
  const model = predictor(script.length);
  const bytes = [];
  let low = 0;
  let high = 0xffffffff;
  for (const character of Buffer.from(script, 'ascii')) {
    for (let i = 6; i >= 0; i--) {
      const bit = (character >> i) & 1;
      const middle = low + Math.floor((high - low) * (model.guess() / 65536));
      if (bit) high = middle;
      else low = middle + 1;
      model.learn(bit);
      while (((low ^ high) & 0xff000000) === 0) {
        bytes.push(high >>> 24);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
      }
    }
  }
  for (let shift = 24; shift >= 0; shift -= 8) bytes.push((low >>> shift) & 255);
  while (bytes.length % 4) bytes.push(0);
  return digits(bytes);
}

function digits(bytes) {
  const codes = alphabet();
  let out = '';
  for (let i = 0; i < bytes.length; i += 4) {
    let value = ((bytes[i] * 256 + bytes[i + 1]) * 256 + bytes[i + 2]) * 256 + bytes[i + 3];
    let group = '';
    for (let n = 0; n < 5; n++) {
      group = String.fromCharCode(codes[value % 85]) + group;
      value = Math.floor(value / 85);
    }
    out += group;
  }
  return out;
}
