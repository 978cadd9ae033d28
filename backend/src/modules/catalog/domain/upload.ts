import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { NotFound } from '../../../platform/domain/domain-error.js';
import { TooManyParts, UploadIncomplete, UploadOffsetStale } from './upload-errors.js';
import { UnplayableSource } from './video-source.js';

/** 20 GiB: hours of 4K. */
export const MAX_UPLOAD_BYTES = 20 * 1024 ** 3;
/** 2 GiB: of a video that comes whole in a form. */
export const MAX_FORM_BYTES = 2 * 1024 ** 3;
/** The largest in pieces of 4 MiB, and some that broken connections cut short. Each is a file, and all are listed in one row. */
export const MAX_UPLOAD_PARTS = 6_000;
/** Of one educator, under way at once. */
export const MAX_OPEN_UPLOADS = 8;
/** Of one educator, arriving at one process at once. */
export const MAX_OPEN_FORMS = 2;
/** An upload that nobody goes on with is given up after a day. */
export const ABANDONED_MS = 24 * 60 * 60 * 1_000;

/** A stored piece of an upload. */
export interface UploadPart {
  /** Where it begins in the whole. */
  readonly offset: number;
  /** Bytes. */
  readonly size: number;
  /** Of the store. */
  readonly key: string;
}

export interface NewUpload {
  readonly id: string;
  readonly ownerId: string;
  readonly lectureId: string;
  readonly courseId: string;
  /** Bytes announced. */
  readonly size: number;
  readonly fileName: string;
  /** Lower-case hex of the whole, when the sender knows it. */
  readonly sha256: string | null;
  readonly at: Date;
}

/** A video on its way to us in pieces, which a broken connection does not lose. Taken, it becomes the video of its id. */
export class Upload extends AggregateRoot {
  readonly id: string;
  readonly ownerId: string;
  readonly lectureId: string;
  readonly courseId: string;
  readonly size: number;
  readonly fileName: string;
  readonly sha256: string | null;
  readonly createdAt: Date;
  private _parts: readonly UploadPart[] = [];
  private _touchedAt: Date;
  private _takenAt: Date | null = null;

  private constructor(given: NewUpload) {
    super();
    this.id = given.id;
    this.ownerId = given.ownerId;
    this.lectureId = given.lectureId;
    this.courseId = given.courseId;
    this.size = given.size;
    this.fileName = given.fileName;
    this.sha256 = given.sha256;
    this.createdAt = given.at;
    this._touchedAt = given.at;
  }

  static begin(given: NewUpload): Upload {
    if (given.size === 0) throw UnplayableSource.empty();
    return new Upload(given);
  }

  /** In order, without gaps. */
  get parts(): readonly UploadPart[] {
    return this._parts;
  }

  /** Bytes that are here to stay. */
  get received(): number {
    const last = this._parts.at(-1);
    return last ? last.offset + last.size : 0;
  }

  get isComplete(): boolean {
    return this.received === this.size;
  }

  /** When it was begun or last gone on with. */
  get touchedAt(): Date {
    return this._touchedAt;
  }

  get isTaken(): boolean {
    return this._takenAt !== null;
  }

  /** Others must not learn that it exists. @throws NotFound */
  assertOwnedBy(userId: string): void {
    if (this.ownerId !== userId) throw new NotFound();
  }

  /** To be asked before a part is stored. One that is complete needs none. @throws TooManyParts */
  assertTakesParts(): void {
    if (this._parts.length >= MAX_UPLOAD_PARTS && !this.isComplete)
      throw new TooManyParts(MAX_UPLOAD_PARTS);
  }

  /** @throws UploadOffsetStale when it does not continue what is there, TooManyParts */
  add(part: UploadPart, at: Date): void {
    this.assertTakesParts();
    if (part.offset !== this.received || this.received + part.size > this.size || this.isTaken)
      throw new UploadOffsetStale();
    this._parts = [...this._parts, part];
    this._touchedAt = at;
  }

  /** It becomes a lecture's video. @throws UploadIncomplete */
  take(at: Date): void {
    if (!this.isComplete) throw new UploadIncomplete();
    this._takenAt = at;
  }

  isAbandonedAt(now: Date): boolean {
    return !this.isTaken && now.getTime() - this._touchedAt.getTime() > ABANDONED_MS;
  }
}
