const PLACE_BITS = 4;
const PLACE_MASK = 2 ** PLACE_BITS - 1;

/**
 * The place of a frequent token in each course, in half a byte; plus one, so that 0 means that the course does not have
 * it.
 */
export class DensePostings {
  private readonly places: Uint8Array;

  constructor(
    readonly courses: number,
    /** How many courses have the token. */
    readonly count: number,
  ) {
    this.places = new Uint8Array(Math.ceil(courses / 2));
  }

  get bytes(): number {
    return this.places.byteLength;
  }

  set(rank: number, place: number): void {
    const at = rank >>> 1;
    this.places[at] = (this.places[at] ?? 0) | ((place + 1) << shiftOf(rank));
  }

  /** 0 to 3 for the place of the token in the course, or -1. */
  placeAt(rank: number): number {
    return (((this.places[rank >>> 1] ?? 0) >>> shiftOf(rank)) & PLACE_MASK) - 1;
  }
}

const shiftOf = (rank: number): number => (rank & 1) * PLACE_BITS;
