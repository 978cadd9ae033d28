type Stars = number | null;

/** The change of a course's ratings when one review goes from some stars to others; null for none that counts. */
export class RatingShift {
  constructor(
    readonly from: Stars,
    readonly to: Stars,
  ) {}

  get isNothing(): boolean {
    return this.from === this.to;
  }

  get sum(): number {
    return (this.to ?? 0) - (this.from ?? 0);
  }

  get count(): number {
    return (this.to === null ? 0 : 1) - (this.from === null ? 0 : 1);
  }
}
