import { InvalidInput } from '../../../platform/domain/domain-error.js';

/** A whole number of stars, one to five. */
export class Rating {
  private constructor(readonly stars: number) {}

  /** @throws InvalidInput */
  static of(stars: number): Rating {
    if (!Number.isInteger(stars) || stars < 1 || stars > 5)
      throw InvalidInput.field('rating', 'Choose 1 to 5 stars.');
    return new Rating(stars);
  }
}
