import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type NotedCourse,
  type NoteRecord,
  type NotesInCourse,
  NotesView,
} from '../../application/notes/notes-view.js';

type Row = { readonly isEnrolled: boolean } & (NoteRecord | { readonly noteId: null });

@Injectable()
export class SqlNotesView extends NotesView {
  constructor(private readonly sql: Sql) {
    super();
  }

  async inCourse(learnerId: string, courseId: string): Promise<NotesInCourse> {
    // Learners without notes get one row without a note, because the same query reads their access.
    const rows = await this.sql.rows<Row>(
      `select note.id as "noteId", lecture_id as "lectureId", course_title as "courseTitle",
         lecture_title as "lectureTitle", position_seconds as "positionSeconds", text,
         created_at as "createdAt", updated_at as "updatedAt", access.active as "isEnrolled"
       from (select exists (
         select from learning.enrollment
         where learner_id = $1 and course_id = $2 and status = 'active'
       ) as active) as access
       left join learning.note on note.learner_id = $1 and note.course_id = $2
       order by created_at, note.id`,
      [learnerId, courseId],
    );
    const notes = rows.filter((row): row is Row & NoteRecord => row.noteId !== null);
    return { isEnrolled: rows[0]?.isEnrolled ?? false, notes };
  }

  coursesOf(learnerId: string): Promise<readonly NotedCourse[]> {
    return this.sql.rows<NotedCourse>(
      `select course_id as "courseId", count(*)::int as notes, max(updated_at) as "lastWrittenAt",
         (array_agg(course_title order by created_at desc))[1] as "courseTitle",
         exists (
           select from learning.enrollment
           where learner_id = $1 and enrollment.course_id = note.course_id and status = 'active'
         ) as "isEnrolled"
       from learning.note where learner_id = $1
       group by course_id order by max(updated_at) desc, course_id`,
      [learnerId],
    );
  }
}
