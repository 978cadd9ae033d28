import { isSameUuid, UUID_WORDS, writeUuid } from './uuid-words.js';
import { type ListingRecords, RECORD_WORDS } from './listing-records.js';

const ROOM = 2;
const asked = new Uint32Array(UUID_WORDS);

/** Maps course ids to ranks: a hash table of numbers next to the records, 8 to 16 bytes per course. */
export class CourseRanks {
  /** The rank plus one; 0 marks an empty slot. */
  private readonly places: Uint32Array;

  constructor(private readonly records: ListingRecords) {
    this.places = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(1, records.length) * ROOM)));
  }

  get bytes(): number {
    return this.places.byteLength;
  }

  /** Yields after each entry, so that the caller can yield to the event loop. */
  *fill(): Generator<void, void> {
    for (let rank = 0; rank < this.records.length; rank++) {
      this.places[this.placeOf(this.records.words, rank * RECORD_WORDS)] = rank + 1;
      yield;
    }
  }

  of(courseId: string): number | undefined {
    asked.fill(0);
    writeUuid(courseId, asked, 0);
    const found = this.places[this.placeOf(asked, 0)] ?? 0;
    return found === 0 ? undefined : found - 1;
  }

  /** The slot of the id, or the empty one for it. */
  private placeOf(words: Uint32Array, at: number): number {
    const mask = this.places.length - 1;
    let hash = 0;
    for (let word = 0; word < UUID_WORDS; word++)
      hash = Math.imul(hash ^ (words[at + word] ?? 0), 2_654_435_761) ^ (hash >>> 15);
    let place = (hash ^ (hash >>> 16)) & mask;
    for (;;) {
      const rank = (this.places[place] ?? 0) - 1;
      if (rank < 0 || isSameUuid(words, at, this.records.words, rank * RECORD_WORDS)) return place;
      place = (place + 1) & mask;
    }
  }
}
