import { z } from 'zod';
import { MOMENT, Moment } from '../../../../platform/infrastructure/http/bodies/moment.js';
import { Id, text } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { NOTES_FORMATS } from '../../application/notes/notes-document.js';
import type { NotedCourse } from '../../application/notes/notes-view.js';
import type { CourseNotes, ShownNote } from '../../application/notes/show-course-notes.js';
import { MAX_NOTE_TEXT, type Note } from '../../domain/note.js';
import { Count, Time } from './learning-fields.js';

const words = { example: 'Sum of angles: draw the parallel first.' };

export const NotedLecture = z.object({ lectureId: Id });

export const NoteBody = NotedLecture.extend({
  positionSeconds: Moment,
  text: text('Note', { min: 1, max: MAX_NOTE_TEXT, multiline: true }).meta({
    description: `Plain text, at most ${MAX_NOTE_TEXT} characters.`,
    ...words,
  }),
  replaces: text('Note', { max: MAX_NOTE_TEXT, multiline: true }).optional().meta({
    description:
      'When changing a note: its text as you read it. If it has another one by now, the request is refused.',
    example: 'Sum of angles.',
  }),
}).meta({ id: 'NoteRequest' });

export const NotesFormatQuery = z.object({
  format: z
    .enum(NOTES_FORMATS, 'The format is markdown or text.')
    .default('markdown')
    .meta({ example: 'markdown' }),
});

export const NoteView = z
  .object({
    _id: z.uuid(),
    courseId: z.uuid(),
    lectureId: z.uuid(),
    lectureTitle: z.string().meta({
      description: 'Of today for those who have the course, else as it was when the note was made.',
    }),
    positionSeconds: Count.meta(MOMENT),
    text: z.string().meta(words),
    createdAt: Time,
    updatedAt: Time,
  })
  .meta({ id: 'Note' });

export const CourseNotesView = z
  .object({
    courseId: z.uuid(),
    courseTitle: z.string(),
    mayAdd: z.boolean().meta({
      description: 'Whether you may write further ones: without the course you keep what you have.',
      example: true,
    }),
    notes: z.array(
      NoteView.extend({
        isWatchable: z.boolean().meta({
          description: 'Whether you can go to its moment: you have the course, and it the lecture.',
          example: true,
        }),
      }).meta({ id: 'ShownNote' }),
    ),
  })
  .meta({ id: 'CourseNotes' });

export const NotedCourseView = z
  .object({
    courseId: z.uuid(),
    courseTitle: z.string(),
    notes: Count.meta({ example: 12 }),
    lastWrittenAt: Time,
  })
  .meta({ id: 'NotedCourse' });

export function presentNote(note: Note): z.infer<typeof NoteView> {
  return {
    _id: note.id,
    courseId: note.courseId,
    lectureId: note.lectureId,
    lectureTitle: note.lectureTitle,
    positionSeconds: note.positionSeconds,
    text: note.text,
    createdAt: note.createdAt.toISOString(),
    updatedAt: note.updatedAt.toISOString(),
  };
}

export function presentCourseNotes(shown: CourseNotes): z.infer<typeof CourseNotesView> {
  const { courseId, courseTitle, isOpen, notes } = shown;
  return { courseId, courseTitle, mayAdd: isOpen, notes: notes.map(present) };

  function present(note: ShownNote) {
    const { noteId, lectureId, lectureTitle, positionSeconds, text, isWatchable } = note;
    const createdAt = note.createdAt.toISOString();
    const updatedAt = note.updatedAt.toISOString();
    const words = { positionSeconds, text, createdAt, updatedAt, isWatchable };
    return { _id: noteId, courseId, lectureId, lectureTitle, ...words };
  }
}

export function presentNotedCourse(course: NotedCourse): z.infer<typeof NotedCourseView> {
  const { courseId, courseTitle, notes, lastWrittenAt } = course;
  return { courseId, courseTitle, notes, lastWrittenAt: lastWrittenAt.toISOString() };
}
