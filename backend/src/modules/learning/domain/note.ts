import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { InvalidInput } from '../../../platform/domain/domain-error.js';
import { isPlainText, isVisible } from '../../../platform/domain/plain-text.js';
import { TooManyNotes } from './errors.js';

export const MAX_NOTE_TEXT = 2_000;
export const MAX_NOTES = 500;

/** Where a learner writes a note, with the titles they see. */
export interface NotedPlace {
  readonly courseId: string;
  readonly courseTitle: string;
  readonly lectureId: string;
  readonly lectureTitle: string;
  /** Null when there is no video, or its length is unknown. */
  readonly durationSeconds: number | null;
}

interface NewNote {
  readonly id: string;
  readonly learnerId: string;
  readonly place: NotedPlace;
  readonly positionSeconds: number;
  readonly text: string;
  /** How many notes the learner already has in the course. */
  readonly others: number;
  readonly at: Date;
}

/** A learner's private note at a moment of a lecture. */
export class Note extends AggregateRoot {
  readonly id: string;
  readonly learnerId: string;
  readonly courseId: string;
  readonly lectureId: string;
  /** The title when the learner wrote the note: they may not be allowed to know today's. */
  readonly courseTitle: string;
  readonly lectureTitle: string;
  readonly positionSeconds: number;
  readonly createdAt: Date;
  private _text: string;
  private _updatedAt: Date;

  private constructor({ id, learnerId, place, positionSeconds, text, at }: NewNote) {
    super();
    this.id = id;
    this.learnerId = learnerId;
    this.courseId = place.courseId;
    this.lectureId = place.lectureId;
    this.courseTitle = place.courseTitle;
    this.lectureTitle = place.lectureTitle;
    this.positionSeconds = positionSeconds;
    this.createdAt = at;
    this._text = text;
    this._updatedAt = at;
  }

  /** @throws InvalidInput, TooManyNotes */
  static write(note: NewNote): Note {
    const positionSeconds = within(note.positionSeconds, note.place.durationSeconds);
    const text = checked(note.text);
    if (note.others >= MAX_NOTES) throw new TooManyNotes(MAX_NOTES);
    return new Note({ ...note, positionSeconds, text });
  }

  get text(): string {
    return this._text;
  }

  get updatedAt(): Date {
    return this._updatedAt;
  }

  /** Keeps its moment. @throws InvalidInput @returns false when nothing changed */
  rewrite(text: string, at: Date): boolean {
    if (checked(text) === this._text) return false;
    this._text = text;
    this._updatedAt = at;
    return true;
  }
}

/** Limits the moment to the end: a shorter video may have replaced this one while the learner was writing. */
function within(seconds: number, durationSeconds: number | null): number {
  if (!Number.isInteger(seconds) || seconds < 0)
    throw InvalidInput.field('positionSeconds', 'The moment must be a whole second.');
  return durationSeconds === null ? seconds : Math.min(seconds, Math.floor(durationSeconds));
}

function checked(text: string): string {
  const { length } = [...text];
  if (length === 0 || !isVisible(text)) throw InvalidInput.field('text', 'Note is required.');
  if (length > MAX_NOTE_TEXT)
    throw InvalidInput.field('text', `Note must have at most ${MAX_NOTE_TEXT} characters.`);
  if (!isPlainText(text, { multiline: true }))
    throw InvalidInput.field('text', 'Note has characters we cannot keep.');
  return text;
}
