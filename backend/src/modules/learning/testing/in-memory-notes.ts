import {
  type NotedCourse,
  type NoteRecord,
  type NotesInCourse,
  NotesView,
} from '../application/notes/notes-view.js';
import type { Note } from '../domain/note.js';
import { Notes } from '../domain/notes.js';
import type { InMemoryEnrollments } from './in-memory-enrollments.js';

export class InMemoryNotes extends Notes {
  private readonly stored = new Map<string, Note>();

  get all(): readonly Note[] {
    return [...this.stored.values()];
  }

  async reserve(): Promise<void> {}

  async countOf(learnerId: string, courseId: string): Promise<number> {
    return this.of(learnerId, courseId).length;
  }

  async find(noteId: string): Promise<Note | null> {
    return this.stored.get(noteId) ?? null;
  }

  lock(noteId: string): Promise<Note | null> {
    return this.find(noteId);
  }

  async save(note: Note): Promise<void> {
    this.stored.set(note.id, note);
  }

  async remove({ id }: Note): Promise<void> {
    this.stored.delete(id);
  }

  async removeAllOf(learnerId: string): Promise<void> {
    for (const note of this.all) if (note.learnerId === learnerId) await this.remove(note);
  }

  of(learnerId: string, courseId?: string): readonly Note[] {
    return this.all.filter(
      (note) => note.learnerId === learnerId && (!courseId || note.courseId === courseId),
    );
  }
}

/** Reads the contents of the repositories' twins. */
export class InMemoryNotesView extends NotesView {
  constructor(
    private readonly notes: InMemoryNotes,
    private readonly enrollments: InMemoryEnrollments,
  ) {
    super();
  }

  async inCourse(learnerId: string, courseId: string): Promise<NotesInCourse> {
    const notes = this.notes.of(learnerId, courseId).map(recordOf).sort(oldestFirst);
    return { isEnrolled: await this.isEnrolled(learnerId, courseId), notes };
  }

  async coursesOf(learnerId: string): Promise<readonly NotedCourse[]> {
    const byCourse = Map.groupBy(this.notes.of(learnerId), ({ courseId }) => courseId);
    const courses = [...byCourse].map(async ([courseId, notes]) => {
      const records = notes.map(recordOf).sort(oldestFirst);
      const last = Math.max(...records.map(({ updatedAt }) => updatedAt.getTime()));
      return {
        courseId,
        courseTitle: records.at(-1)?.courseTitle ?? '',
        isEnrolled: await this.isEnrolled(learnerId, courseId),
        notes: notes.length,
        lastWrittenAt: new Date(last),
      };
    });
    return (await Promise.all(courses)).sort(
      (a, b) => b.lastWrittenAt.getTime() - a.lastWrittenAt.getTime(),
    );
  }

  private async isEnrolled(learnerId: string, courseId: string): Promise<boolean> {
    return (await this.enrollments.lock(learnerId, courseId))?.isActive ?? false;
  }
}

function recordOf(note: Note): NoteRecord {
  const { id: noteId, lectureId, courseTitle, lectureTitle, positionSeconds, text } = note;
  const { createdAt, updatedAt } = note;
  return {
    noteId,
    lectureId,
    courseTitle,
    lectureTitle,
    positionSeconds,
    text,
    createdAt,
    updatedAt,
  };
}

const oldestFirst = (a: NoteRecord, b: NoteRecord) =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.noteId < b.noteId ? -1 : 1);
