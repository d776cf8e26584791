/**
 * Guesses each next bit of a script from what came before it: by how bits went on after the same last characters, words
 * and signs, and after the last place that was like this one, each guess weighed by how right it has been (context
 * mixing). Packing and unpacking run the same code, and must come to the same guesses in every browser: sums and products
 * do, and what is left of the rest are tables of rounded numbers.
 */
export function predictor(length) {
  const BITS = 24;
  const INPUTS = 13;
  const probability = new Uint16Array(1 << BITS).fill(32768);
  const seen = new Uint8Array(1 << BITS);
  const stretch = new Float64Array(4096);
  const squash = new Float64Array(4096);
  for (let i = 0; i < 4096; i++) {
    stretch[i] = Math.round(Math.log((i + 0.5) / (4095.5 - i)) * 1e4) / 1e4;
    squash[i] = Math.round(1e6 / (1 + Math.exp((2048 - i) / 170))) / 1e6;
  }
  const squashed = (x) => squash[Math.max(0, Math.min(4095, Math.round(x * 170 + 2048)))];
  const weights = new Float32Array(INPUTS * 128 * 17).fill(0.22);
  const inputs = new Float64Array(INPUTS);
  const slots = new Int32Array(INPUTS);
  const text = new Uint8Array(length + 16);
  const places = new Int32Array(1 << 18);
  // How often guesses of each height came true after each character: 33 heights, in between which it is interpolated.
  const truth = new Float32Array(128 * 128 * 33 + 1).map((_, i) => squashed(((i % 33) - 16) / 2));
  let contexts = [];
  let at = 8;
  let word = 0;
  let lastWord = 0;
  let signs = 0;
  let bits = 1;
  let count = 0;
  let match = 0;
  let matched = 0;
  let [first, second, guessFirst, guessSecond, height, above] = [0, 0, 0, 0, 0, 0];

  const hash = (n) => {
    let sum = 0;
    for (let i = 1; i <= n; i++) sum = Math.imul(sum + text[at - i] + 1, 0x2f0b4c47) ^ (sum >>> 15);
    return sum;
  };
  const look = () => {
    contexts = [
      0,
      hash(1),
      hash(2),
      hash(3),
      hash(4),
      hash(6),
      word + 77,
      word ^ Math.imul(lastWord, 31),
      word + (signs & 127) * 99991,
      (signs & 16383) * 128 + text[at - 1],
      text[at - 2] * 128 + text[at - 3],
      Math.imul(lastWord, 7) ^ (signs & 127),
    ].map((context, i) => Math.imul((context + i * 0x3d4d51cb) | 0, 0x1b873593));
  };
  look();
  return {
    text: () => text.subarray(8, at),
    /** How likely the next bit is a 1, in 65536ths. */
    guess() {
      const like = matched ? text[match] | 128 : 0;
      const isAlike = matched > 0 && like >> (7 - count) === bits;
      first = ((isAlike ? Math.min(matched, 15) : 0) * 128 + bits) * INPUTS;
      second = (128 * 16 + text[at - 1]) * INPUTS;
      let sumFirst = 0;
      let sumSecond = 0;
      for (let i = 0; i < INPUTS; i++) {
        let slot = 0;
        if (i < INPUTS - 1) {
          slot = Math.imul((contexts[i] + bits * 0x9e3779b1) | 0, 0x85ebca6b);
          slot = (slot ^ (slot >>> 13)) >>> (32 - BITS);
        } else if (isAlike) slot = Math.min(matched, 31) * 2 + ((like >> (6 - count)) & 1);
        slots[i] = slot;
        inputs[i] = i === INPUTS - 1 && !isAlike ? 0 : stretch[probability[slot] >> 4];
        sumFirst += inputs[i] * weights[first + i];
        sumSecond += inputs[i] * weights[second + i];
      }
      guessFirst = squashed(sumFirst);
      guessSecond = squashed(sumSecond);
      const sum = (sumFirst + sumSecond) / 2;
      const scaled = Math.max(0, Math.min(31.99, sum * 2 + 16));
      height = (text[at - 1] * 128 + bits) * 33 + Math.floor(scaled);
      above = scaled - Math.floor(scaled);
      const refined = truth[height] * (1 - above) + truth[height + 1] * above;
      return Math.max(1, Math.min(65535, Math.round((squashed(sum) + refined) * 32768)));
    },
    /** Tells what the bit was. */
    learn(bit) {
      truth[height] += (bit - truth[height]) * 0.03 * (1 - above);
      truth[height + 1] += (bit - truth[height + 1]) * 0.03 * above;
      const errorFirst = (bit - guessFirst) * 0.02;
      const errorSecond = (bit - guessSecond) * 0.02;
      for (let i = 0; i < INPUTS; i++) {
        weights[first + i] += errorFirst * inputs[i];
        weights[second + i] += errorSecond * inputs[i];
        const slot = slots[i];
        if (i === INPUTS - 1 && !slot) continue;
        probability[slot] += Math.trunc((bit * 65535 - probability[slot]) / (seen[slot] + 1.4));
        if (seen[slot] < (i < INPUTS - 1 ? 20 : 127)) seen[slot]++;
      }
      bits = bits * 2 + bit;
      if (++count < 7) return;
      const character = bits & 127;
      [bits, count] = [1, 0];
      text[at++] = character;
      if (
        (character > 47 && character < 58) ||
        (character > 64 && character < 91) ||
        character > 94 ||
        character === 36
      )
        word = Math.imul(word + character, 0x2f0b4c47) ^ (word >>> 15);
      else {
        if (word) lastWord = word;
        word = 0;
        signs = (signs << 7) | character;
      }
      matched = matched && text[match] === character ? matched + 1 : 0;
      match++;
      const place = hash(5) >>> 14;
      if (!matched) {
        match = places[place];
        while (match && matched < 31 && text[match - 1 - matched] === text[at - 1 - matched]) matched++;
      }
      places[place] = at;
      look();
    },
  };
}
