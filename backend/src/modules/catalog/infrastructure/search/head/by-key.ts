import { setImmediate as breath } from 'node:timers/promises';

const DIGIT_BITS = 11;
const DIGITS = 2 ** DIGIT_BITS;
const PASSES = 3;
/** So many are moved at once that nobody who searches meanwhile notices. */
const AT_ONCE = 50_000;

/** The places of the keys, highest key first, of the same key the later place: a radix sort that stops to breathe. */
export async function byKeyFalling(keys: Uint32Array): Promise<Uint32Array> {
  let order = Uint32Array.from(keys.keys());
  for (let pass = 0; pass < PASSES; pass++) {
    const shift = pass * DIGIT_BITS;
    const digitOf = (at: number) => ((keys[at] ?? 0) >>> shift) & (DIGITS - 1);
    const next = new Uint32Array(DIGITS + 1);
    for (let at = 0; at < keys.length; at++)
      next[digitOf(at) + 1] = (next[digitOf(at) + 1] ?? 0) + 1;
    for (let digit = 0; digit < DIGITS; digit++)
      next[digit + 1] = (next[digit + 1] ?? 0) + (next[digit] ?? 0);
    const sorted = new Uint32Array(keys.length);
    for (let place = 0; place < order.length; place++) {
      const at = order[place] ?? 0;
      const digit = digitOf(at);
      const to = next[digit] ?? 0;
      sorted[to] = at;
      next[digit] = to + 1;
      if (place % AT_ONCE === 0) await breath();
    }
    order = sorted;
  }
  return order.reverse();
}
