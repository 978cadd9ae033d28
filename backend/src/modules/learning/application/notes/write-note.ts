import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Note } from '../../domain/note.js';
import { Notes } from '../../domain/notes.js';
import { NoteRight } from './note-right.js';

export interface WriteNoteCommand {
  /** The client makes it, so that sending the note again is safe. */
  readonly noteId: string;
  readonly learnerId: string;
  readonly lectureId: string;
  readonly positionSeconds: number;
  readonly text: string;
  /** The text that this one replaces, as the client knows it; undefined replaces any. */
  readonly replaces?: string | undefined;
}

export interface WrittenNote {
  readonly note: Note;
  readonly isNew: boolean;
}

@Injectable()
export class WriteNote {
  constructor(
    private readonly right: NoteRight,
    private readonly notes: Notes,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a new note or changes the text of an existing one, which keeps its lecture and moment. Authors may always
   * edit their notes, even without the course. @throws NotFound, OnlyWatchersNote, InvalidInput, TooManyNotes,
   * NoteChanged
   */
  async execute(command: WriteNoteCommand): Promise<WrittenNote> {
    const { noteId: id, learnerId, lectureId, positionSeconds, text } = command;
    const known = await this.rewrite(command);
    if (known) return { note: known, isNew: false };
    const place = await this.right.assert(learnerId, lectureId);
    return this.unitOfWork.run(async () => {
      await this.notes.reserve(id, learnerId, place.courseId);
      // The client may have sent the same note twice at once.
      const twin = await this.rewrite(command);
      if (twin) return { note: twin, isNew: false };
      const others = await this.notes.countOf(learnerId, place.courseId);
      const at = this.clock.now();
      const note = Note.write({ id, learnerId, place, positionSeconds, text, others, at });
      await this.notes.save(note);
      return { note, isNew: true };
    });
  }

  /** Whether the learner may write this note at all. @throws NotFound, OnlyWatchersNote */
  async check(learnerId: string, noteId: string, lectureOf: () => string): Promise<void> {
    const note = await this.notes.find(noteId);
    if (!note) await this.right.assert(learnerId, lectureOf());
    else assertOwn(note, learnerId);
  }

  /** Null when there is no such note. @throws NotFound, InvalidInput, NoteChanged */
  private rewrite({ learnerId, noteId, text, replaces }: WriteNoteCommand): Promise<Note | null> {
    return this.unitOfWork.run(async () => {
      const note = await this.notes.lock(noteId);
      if (!note) return null;
      assertOwn(note, learnerId);
      if (note.rewrite(text, this.clock.now(), replaces)) await this.notes.save(note);
      return note;
    });
  }
}

/** @throws NotFound when it is another learner's, so that nobody learns it exists */
function assertOwn(note: Note, learnerId: string): void {
  if (note.learnerId !== learnerId) throw new NotFound();
}
