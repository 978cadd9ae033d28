import { setImmediate as breath } from 'node:timers/promises';

const DIGIT_BITS = 11;
const DIGITS = 2 ** DIGIT_BITS;
const PASSES = 3;
/** The size of a chunk that delays no concurrent search noticeably. */
const AT_ONCE = 50_000;

/**
 * Indexes of the keys, highest key first, for equal keys the higher index first: a radix sort that yields to the event
 * loop.
 */
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
