import { AggregateRoot } from '../../../../platform/domain/aggregate-root.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { TooManyParts, UploadIncomplete, UploadOffsetStale } from './upload-errors.js';
import { UnplayableSource } from '../videos/video-source.js';

/** 20 GiB: hours of 4K. */
export const MAX_UPLOAD_BYTES = 20 * 1024 ** 3;
/** 2 GiB: for a whole video in a form. */
export const MAX_FORM_BYTES = 2 * 1024 ** 3;
/**
 * Enough for the largest upload in parts of 4 MiB, and some cut short by broken connections. Each part is a file, and
 * all are listed in one row.
 */
export const MAX_UPLOAD_PARTS = 6_000;
/** Open uploads of one educator. */
export const MAX_OPEN_UPLOADS = 8;
/** Form uploads of one educator arriving at one process at the same time. */
export const MAX_OPEN_FORMS = 2;
/** An upload without progress for a day is discarded. */
export const ABANDONED_MS = 24 * 60 * 60 * 1_000;

/** A stored part of an upload. */
export interface UploadPart {
  /** Its position in the whole. */
  readonly offset: number;
  /** Bytes. */
  readonly size: number;
  /** Its key in the store. */
  readonly key: string;
}

export interface NewUpload {
  readonly id: string;
  readonly ownerId: string;
  readonly lectureId: string;
  readonly courseId: string;
  /** The announced size in bytes. */
  readonly size: number;
  readonly fileName: string;
  /** Lower-case hex hash of the whole, if the client knows it. */
  readonly sha256: string | null;
  readonly at: Date;
}

/**
 * A resumable upload in parts, which survives broken connections. Once a lecture takes it, it becomes the video with
 * the same id.
 */
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

  /** Bytes that are stored for good. */
  get received(): number {
    const last = this._parts.at(-1);
    return last ? last.offset + last.size : 0;
  }

  get isComplete(): boolean {
    return this.received === this.size;
  }

  /** When it was begun or last continued. */
  get touchedAt(): Date {
    return this._touchedAt;
  }

  get isTaken(): boolean {
    return this._takenAt !== null;
  }

  /** Other users must not learn that it exists. @throws NotFound */
  assertOwnedBy(userId: string): void {
    if (this.ownerId !== userId) throw new NotFound();
  }

  /** Call before storing a part. A complete upload needs none, so it is not refused. @throws TooManyParts */
  assertTakesParts(): void {
    if (this._parts.length >= MAX_UPLOAD_PARTS && !this.isComplete)
      throw new TooManyParts(MAX_UPLOAD_PARTS);
  }

  /** @throws UploadOffsetStale when the part does not continue the stored ones, TooManyParts */
  add(part: UploadPart, at: Date): void {
    this.assertTakesParts();
    if (part.offset !== this.received || this.received + part.size > this.size || this.isTaken)
      throw new UploadOffsetStale();
    this._parts = [...this._parts, part];
    this._touchedAt = at;
  }

  /** Turns it into a lecture's video. @throws UploadIncomplete */
  take(at: Date): void {
    if (!this.isComplete) throw new UploadIncomplete();
    this._takenAt = at;
  }

  isAbandonedAt(now: Date): boolean {
    return !this.isTaken && now.getTime() - this._touchedAt.getTime() > ABANDONED_MS;
  }
}
