import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { momentWithin } from '../../../platform/domain/moment.js';
import { checkedWords } from '../../../platform/domain/words.js';
import { NoteChanged, TooManyNotes } from './errors.js';

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
    const positionSeconds = momentWithin(note.positionSeconds, note.place.durationSeconds);
    const text = checkedWords('Note', note.text, MAX_NOTE_TEXT);
    if (note.others >= MAX_NOTES) throw new TooManyNotes(MAX_NOTES);
    return new Note({ ...note, positionSeconds, text });
  }

  get text(): string {
    return this._text;
  }

  get updatedAt(): Date {
    return this._updatedAt;
  }

  /**
   * Keeps its moment. @param replaces the text that the learner saw, if known: what they wrote since on another device
   * stays @throws InvalidInput, NoteChanged @returns false when nothing changed
   */
  rewrite(text: string, at: Date, replaces = this._text): boolean {
    if (checkedWords('Note', text, MAX_NOTE_TEXT) === this._text) return false;
    if (replaces !== this._text) throw new NoteChanged();
    this._text = text;
    this._updatedAt = at;
    return true;
  }
}
