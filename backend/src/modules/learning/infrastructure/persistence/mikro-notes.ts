import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED } from '../../../../platform/infrastructure/database/mapped.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { Note } from '../../domain/note.js';
import { Notes } from '../../domain/notes.js';
import { NoteMapping } from './mapping.js';

@Injectable()
export class MikroNotes extends Notes {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  async reserve(noteId: string, learnerId: string, courseId: string): Promise<void> {
    // A client may send the same note twice at once, and there is no row to lock yet. Always in this order.
    for (const what of [noteId, `${learnerId} ${courseId}`])
      await this.sql.reserve(`learning.note ${what}`);
  }

  async countOf(learnerId: string, courseId: string): Promise<number> {
    const row = await this.sql.first<{ count: number }>(
      `select count(*)::int as count from learning.note where learner_id = $1 and course_id = $2`,
      [learnerId, courseId],
    );
    return row?.count ?? 0;
  }

  find(noteId: string): Promise<Note | null> {
    return this.database.em.findOne(NoteMapping, { id: noteId });
  }

  lock(noteId: string): Promise<Note | null> {
    return this.database.em.findOne(NoteMapping, { id: noteId }, LOCKED);
  }

  save(note: Note): Promise<void> {
    return this.store.save(note);
  }

  remove(note: Note): Promise<void> {
    return this.store.remove(note);
  }

  async removeAllOf(learnerId: string): Promise<void> {
    await this.sql.rows('delete from learning.note where learner_id = $1', [learnerId]);
  }
}
