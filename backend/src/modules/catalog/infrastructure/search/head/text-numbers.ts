import { setImmediate as breath } from 'node:timers/promises';
import { KnownTexts } from './known-texts.js';
import { HASH_BITS, hashOf } from './text-hash.js';

/** Shards grow separately, so that no search waits while a million texts are rehashed. By the highest bits of a hash. */
const SHARDS = 64;
const SHARD_SPAN = 2 ** HASH_BITS / SHARDS;
const FIRST_SIZE = 64;
const MOST_FULL = 0.7;

interface Settled {
  readonly texts: KnownTexts;
  /** The number in `texts` of each text, by its number here. */
  readonly numberNow: Uint32Array;
}

/** Numbers texts in the order of their first use, while they are collected. Stores only hashes, as `KnownTexts` does. */
export class TextNumbers {
  private readonly room = new Room();
  private readonly shards = Array.from({ length: SHARDS }, () => new Shard(this.room));
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** Assigns a number if the text is new. */
  numberOf(text: string): number {
    const hash = hashOf(text);
    const shard = this.shards[Math.floor(hash / SHARD_SPAN)] as Shard;
    const number = shard.findOrAdd(hash, this.count);
    if (number === this.count) this.count += 1;
    return number;
  }

  /** The texts as they are kept, in half the memory or less; nothing is left here. */
  async settle(): Promise<Settled> {
    const hashes = new Float64Array(this.count);
    let at = 0;
    for (const shard of this.shards) {
      const start = at;
      shard.forEach((hash) => (hashes[at++] = hash));
      hashes.subarray(start, at).sort();
      await breath();
    }
    const texts = new KnownTexts(hashes);
    const numberNow = new Uint32Array(this.count);
    for (const shard of this.shards.splice(0)) {
      shard.forEach((hash, number) => (numberNow[number] = texts.numberOf(hash)));
      await breath();
    }
    this.room.release();
    this.count = 0;
    return { texts, numberNow };
  }
}

/** A hash table with open addressing. */
class Shard {
  private keys: Float64Array;
  /** The number plus one; 0 marks an empty slot. */
  private numbers: Uint32Array;
  private taken = 0;

  constructor(private readonly room: Room) {
    this.keys = room.doubles(FIRST_SIZE);
    this.numbers = room.integers(FIRST_SIZE);
  }

  findOrAdd(hash: number, number: number): number {
    const place = this.placeOf(hash);
    const known = this.numbers[place] ?? 0;
    if (known > 0) return known - 1;
    this.put(place, hash, number);
    this.taken += 1;
    if (this.taken > MOST_FULL * this.keys.length) this.grow();
    return number;
  }

  forEach(give: (hash: number, number: number) => void): void {
    const { keys, numbers } = this;
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at] ?? 0;
      if (number > 0) give(keys[at] ?? 0, number - 1);
    }
  }

  private placeOf(hash: number): number {
    const mask = this.keys.length - 1;
    // The lower half, because the shard was chosen by the higher one.
    let place = (hash % 2 ** 32) & mask;
    while (this.numbers[place] !== 0 && this.keys[place] !== hash) place = (place + 1) & mask;
    return place;
  }

  private put(place: number, hash: number, number: number): void {
    this.keys[place] = hash;
    this.numbers[place] = number + 1;
  }

  private grow(): void {
    const { keys, numbers, room } = this;
    this.keys = room.doubles(2 * keys.length);
    this.numbers = room.integers(2 * keys.length);
    for (const [at, number] of numbers.entries())
      if (number > 0) this.put(this.placeOf(keys[at] ?? 0), keys[at] ?? 0, number - 1);
  }
}

/** As large as the chunks of `GrowingRows`, for the same reason. */
const ROOM_BYTES = 2 ** 25;

/** Memory for many arrays that are given up together: freed one by one, they leave gaps. */
class Room {
  private readonly chunks: ArrayBuffer[] = [];
  private left = 0;

  doubles(length: number): Float64Array {
    return new Float64Array(...this.take(length * Float64Array.BYTES_PER_ELEMENT), length);
  }

  integers(length: number): Uint32Array {
    return new Uint32Array(...this.take(length * Uint32Array.BYTES_PER_ELEMENT), length);
  }

  release(): void {
    for (const chunk of this.chunks.splice(0)) chunk.transfer(0);
    this.left = 0;
  }

  private take(bytes: number): [ArrayBuffer, number] {
    let last = this.chunks.at(-1);
    if (!last || bytes > this.left) {
      last = new ArrayBuffer(Math.max(ROOM_BYTES, bytes));
      this.chunks.push(last);
      this.left = last.byteLength;
    }
    const start = last.byteLength - this.left;
    this.left -= bytes;
    return [last, start];
  }
}
