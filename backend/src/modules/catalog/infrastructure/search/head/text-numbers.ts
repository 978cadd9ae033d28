/** Shards grow separately, so that no search waits while a million tokens are rehashed. */
const SHARDS = 64;
const SHARD_SHIFT = 26;
const FIRST_SIZE = 64;
const MOST_FULL = 0.7;
const HIGH_SHIFT = 11;
const NONE = -1;

/**
 * Numbers texts in the order of their first use, without storing them: by 53 bits of a hash in plain arrays, 20 to 35
 * bytes each, where a Map of strings takes 100 bytes and gives the garbage collector a million objects. A million texts
 * contain a collision in one of ten thousand catalogs; the two texts would then be treated as one.
 */
export class TextNumbers {
  private readonly shards = Array.from({ length: SHARDS }, () => new Shard());
  private count = 0;

  get size(): number {
    return this.count;
  }

  get bytes(): number {
    return this.shards.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** -1 if unknown. */
  of(text: string): number {
    hash(text);
    return this.shard().find();
  }

  /** Assigns a number if the text is new. */
  numberOf(text: string): number {
    hash(text);
    const number = this.shard().findOrAdd(this.count);
    if (number === this.count) this.count += 1;
    return number;
  }

  private shard(): Shard {
    return this.shards[one >>> SHARD_SHIFT] as Shard;
  }
}

let one = 0;
let other = 0;

/** Two 32-bit hashes (cyrb53, public domain), returned in `one` and `other` to avoid allocations. */
function hash(text: string): void {
  one = 0xdeadbeef;
  other = 0x41c6ce57;
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
}

class Shard {
  private keys = new Float64Array(FIRST_SIZE);
  /** The number plus one; 0 marks an empty slot. */
  private numbers = new Uint32Array(FIRST_SIZE);
  private taken = 0;

  get bytes(): number {
    return this.keys.byteLength + this.numbers.byteLength;
  }

  find(): number {
    return (this.numbers[this.placeOf(keyOfHash(), other)] ?? 0) - 1;
  }

  findOrAdd(number: number): number {
    const key = keyOfHash();
    const place = this.placeOf(key, other);
    const known = (this.numbers[place] ?? 0) - 1;
    if (known !== NONE) return known;
    this.keys[place] = key;
    this.numbers[place] = number + 1;
    this.taken += 1;
    if (this.taken > MOST_FULL * this.keys.length) this.grow();
    return number;
  }

  private placeOf(key: number, start: number): number {
    const mask = this.keys.length - 1;
    let place = start & mask;
    while (this.numbers[place] !== 0 && this.keys[place] !== key) place = (place + 1) & mask;
    return place;
  }

  private grow(): void {
    const { keys, numbers } = this;
    this.keys = new Float64Array(2 * keys.length);
    this.numbers = new Uint32Array(2 * keys.length);
    for (const [at, number] of numbers.entries()) {
      if (number === 0) continue;
      const key = keys[at] ?? 0;
      // The lower half of a key determines the first slot to probe.
      const place = this.placeOf(key, key % 2 ** 32);
      this.keys[place] = key;
      this.numbers[place] = number;
    }
  }
}

/** 32 bits of one hash and 21 of the other. */
function keyOfHash(): number {
  return (one >>> HIGH_SHIFT) * 2 ** 32 + (other >>> 0);
}
