import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { InvalidInput } from '../../../platform/domain/domain-error.js';
import { ReviewEdited, ReviewGiven, ReviewHidden, ReviewShown } from './facts.js';
import type { Rating } from './rating.js';
import { RatingShift } from './rating-shift.js';

export const MAX_COMMENT = 2_000;
export const MAX_REPLY = 2_000;

interface NewReview {
  readonly id: string;
  readonly courseId: string;
  readonly authorId: string;
  readonly rating: Rating;
  readonly comment: string;
  readonly at: Date;
}

/** One learner's review of one course. */
export class Review extends AggregateRoot {
  readonly id: string;
  readonly courseId: string;
  readonly authorId: string;
  readonly createdAt: Date;
  private _stars: number;
  private _comment: string;
  private _editedAt: Date | null = null;
  private _reply: string | null = null;
  private _repliedAt: Date | null = null;
  private _hiddenAt: Date | null = null;

  private constructor({ id, courseId, authorId, rating, comment, at }: NewReview) {
    super();
    this.id = id;
    this.courseId = courseId;
    this.authorId = authorId;
    this.createdAt = at;
    this._stars = rating.stars;
    this._comment = checked('comment', comment, MAX_COMMENT);
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

  /** Null if it was never edited. */
  get editedAt(): Date | null {
    return this._editedAt;
  }

  /** The public reply of the course's educator; null when there is none. */
  get reply(): { readonly text: string; readonly at: Date } | null {
    return this._reply !== null && this._repliedAt
      ? { text: this._reply, at: this._repliedAt }
      : null;
  }

  get isHidden(): boolean {
    return this._hiddenAt !== null;
  }

  /** The effect of a new review on the ratings of its course. */
  get firstShift(): RatingShift {
    return new RatingShift(null, this.counted);
  }

  /**
   * Replaces rating and comment; the review keeps its position in the list. @throws InvalidInput when the comment is
   * too long
   */
  edit(rating: Rating, comment: string, at: Date): RatingShift {
    const before = this.counted;
    this._comment = checked('comment', comment, MAX_COMMENT);
    this._stars = rating.stars;
    this._editedAt = at;
    this.record(ReviewEdited.of(this.asFact()));
    return new RatingShift(before, this.counted);
  }

  /** Sets or replaces the educator's reply; an empty one removes it. @throws InvalidInput when it is too long */
  replyWith(text: string, at: Date): void {
    if (text === '') return this.removeReply();
    this._reply = checked('reply', text, MAX_REPLY);
    this._repliedAt = at;
  }

  removeReply(): void {
    this._reply = null;
    this._repliedAt = null;
  }

  /** Hides the review; its stars stop counting. */
  hide(at: Date): RatingShift {
    const before = this.counted;
    if (!this.isHidden) this.record(ReviewHidden.of(this.asFact()));
    this._hiddenAt ??= at;
    return new RatingShift(before, this.counted);
  }

  show(): RatingShift {
    const before = this.counted;
    if (this.isHidden) this.record(ReviewShown.of(this.asFact()));
    this._hiddenAt = null;
    return new RatingShift(before, this.counted);
  }

  /** The stars that count. */
  private get counted(): number | null {
    return this.isHidden ? null : this._stars;
  }

  private asFact() {
    return { reviewId: this.id, courseId: this.courseId, rating: this._stars };
  }
}

function checked(field: 'comment' | 'reply', text: string, max: number): string {
  if ([...text].length <= max) return text;
  const label = field === 'comment' ? 'Comment' : 'Reply';
  throw InvalidInput.field(field, `${label} must have at most ${max} characters.`);
}
