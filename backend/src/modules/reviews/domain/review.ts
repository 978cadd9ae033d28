import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { InvalidInput } from '../../../platform/domain/domain-error.js';
import { ReviewEdited, ReviewGiven } from './facts.js';
import type { Rating } from './rating.js';

const MAX_COMMENT = 2_000;

interface NewReview {
  readonly id: string;
  readonly courseId: string;
  readonly authorId: string;
  readonly rating: Rating;
  readonly comment: string;
  readonly at: Date;
}

/** By how much the course's rating counters change. */
export interface RatingChange {
  readonly sum: number;
  readonly count: number;
}

/** What one learner thinks of one course. */
export class Review extends AggregateRoot {
  readonly id: string;
  readonly courseId: string;
  readonly authorId: string;
  readonly createdAt: Date;
  private _stars: number;
  private _comment: string;
  private _editedAt: Date | null = null;

  private constructor({ id, courseId, authorId, rating, comment, at }: NewReview) {
    super();
    this.id = id;
    this.courseId = courseId;
    this.authorId = authorId;
    this.createdAt = at;
    this._stars = rating.stars;
    this._comment = checked(comment);
    this.record(ReviewGiven.of(this.asFact()));
  }

  /** @throws InvalidInput when the comment is too long */
  static give(review: NewReview): Review {
    return new Review(review);
  }

  get stars(): number {
    return this._stars;
  }

  get comment(): string {
    return this._comment;
  }

  /** Null for one that is still as it was given. */
  get editedAt(): Date | null {
    return this._editedAt;
  }

  /** What this review adds to its course's counters. */
  get weight(): RatingChange {
    return { sum: this._stars, count: 1 };
  }

  /** Replaces rating and comment; the place among the newest stays. @throws InvalidInput when the comment is too long */
  edit(rating: Rating, comment: string, at: Date): RatingChange {
    const before = this._stars;
    this._comment = checked(comment);
    this._stars = rating.stars;
    this._editedAt = at;
    this.record(ReviewEdited.of(this.asFact()));
    return { sum: this._stars - before, count: 0 };
  }

  private asFact() {
    return { reviewId: this.id, courseId: this.courseId, rating: this._stars };
  }
}

function checked(comment: string): string {
  if ([...comment].length > MAX_COMMENT)
    throw InvalidInput.field('comment', `Comment must have at most ${MAX_COMMENT} characters.`);
  return comment;
}
