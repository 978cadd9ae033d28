const HIGH_SHIFT = 11;
export const HASH_BITS = 53;

/**
 * 53 bits of a hash, evenly spread (cyrb53, public domain). A million texts contain a collision in one of ten thousand
 * catalogs; the two texts are then treated as one.
 */
export function hashOf(text: string): number {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  const before = one;
  one =
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other =
    Math.imul(other ^ (other >>> 16), 2_246_822_507) ^
    Math.imul(before ^ (before >>> 13), 3_266_489_909);
  return (one >>> HIGH_SHIFT) * 2 ** 32 + (other >>> 0);
}
