import { beforeEach, describe, expect, it } from '@jest/globals';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { FixedClock } from '../../../../platform/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '../../../../platform/testing/immediate-unit-of-work.js';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import { OnlyWatchersNote, TooManyNotes } from '../../domain/errors.js';
import { MAX_NOTES } from '../../domain/note.js';
import {
  anEnrollment,
  courseId,
  later,
  learnerId,
  lectureIds,
} from '../../testing/enrollment-builder.js';
import { InMemoryCatalog } from '../../testing/in-memory-catalog.js';
import {
  InMemoryEnrollments,
  InMemoryEnrollmentsView,
} from '../../testing/in-memory-enrollments.js';
import { InMemoryNotes, InMemoryNotesView } from '../../testing/in-memory-notes.js';
import { aNote, noteId } from '../../testing/note-builder.js';
import { ListNotedCourses } from './list-noted-courses.js';
import { NoteRight } from './note-right.js';
import { notesDocument } from './notes-document.js';
import { RemoveNote } from './remove-note.js';
import { ShowCourseNotes } from './show-course-notes.js';
import { WriteNote } from './write-note.js';

const educatorId = SequentialIds.nth(0xed);
const stranger = SequentialIds.nth(0xa9);
const [first = '', second = '', third = ''] = lectureIds;

let catalog: InMemoryCatalog;
let enrollments: InMemoryEnrollments;
let notes: InMemoryNotes;
let clock: FixedClock;
let writeNote: WriteNote;
let showCourseNotes: ShowCourseNotes;

const lecture = (lectureId: string, title: string) => ({ lectureId, title, durationSeconds: 600 });
const course = (
  status: 'draft' | 'published' | 'retired',
  ...lectures: ReturnType<typeof lecture>[]
) => catalog.has({ courseId, creatorId: educatorId, status, lectures });

beforeEach(async () => {
  catalog = new InMemoryCatalog();
  course('published', lecture(first, 'One'), lecture(second, 'Two'));
  enrollments = new InMemoryEnrollments();
  await enrollments.save(anEnrollment());
  notes = new InMemoryNotes();
  clock = new FixedClock();
  const view = new InMemoryNotesView(notes, enrollments);
  const right = new NoteRight(catalog, new InMemoryEnrollmentsView(enrollments));
  writeNote = new WriteNote(right, notes, new ImmediateUnitOfWork(), clock);
  showCourseNotes = new ShowCourseNotes(view, catalog);
});

const write = (
  given: { learnerId?: string; noteId?: string; lectureId?: string; text?: string } = {},
) =>
  writeNote.execute({
    learnerId,
    noteId,
    lectureId: first,
    positionSeconds: 192,
    text: 'Look at the exits first.',
    ...given,
  });

async function refund(): Promise<void> {
  const enrollment = await enrollments.lock(learnerId, courseId);
  enrollment?.end(later(60));
  if (enrollment) await enrollments.save(enrollment);
}

describe('Writing a note', () => {
  it('is for those who have the course', async () => {
    const { note, isNew } = await write();
    expect([note.courseId, note.lectureTitle, isNew]).toEqual([courseId, 'One', true]);
    await expect(write({ learnerId: stranger, noteId: second })).rejects.toThrow(OnlyWatchersNote);
  });

  it('is for its educator, too, until the course is retired', async () => {
    course('draft', lecture(first, 'One'));
    expect((await write({ learnerId: educatorId })).isNew).toBe(true);
    course('retired', lecture(first, 'One'));
    await expect(write({ learnerId: educatorId, noteId: second })).rejects.toThrow(NotFound);
  });

  it('tells a stranger nothing of a course that is not on show', async () => {
    course('draft', lecture(first, 'One'));
    await expect(write({ learnerId: stranger })).rejects.toThrow(NotFound);
  });

  it('writes the same note once, and changes its words the second time', async () => {
    await write();
    clock.advance(60);
    const { note, isNew } = await write({ text: 'And the stairs.', lectureId: second });
    expect([notes.all.length, isNew]).toEqual([1, false]);
    expect(note).toMatchObject({
      text: 'And the stairs.',
      lectureId: first,
      updatedAt: clock.now(),
    });
  });

  it('changes what is there after a refund, and adds nothing', async () => {
    await write();
    await refund();
    expect((await write({ text: 'Still mine.' })).note.text).toBe('Still mine.');
    await expect(write({ noteId: second })).rejects.toThrow(OnlyWatchersNote);
  });

  it('never reaches the note of somebody else', async () => {
    await notes.save(aNote({ learnerId: stranger }));
    await expect(write()).rejects.toThrow(NotFound);
  });

  it('ends at 500 in a course', async () => {
    for (let n = 0; n < MAX_NOTES; n += 1)
      await notes.save(aNote({ id: SequentialIds.nth(0x1000 + n) }));
    await expect(write()).rejects.toThrow(TooManyNotes);
    expect((await write({ noteId: SequentialIds.nth(0x1000), text: 'Changed' })).isNew).toBe(false);
  });
});

describe('Deleting a note', () => {
  it('is for whoever wrote it', async () => {
    const removeNote = new RemoveNote(notes, new ImmediateUnitOfWork());
    await write();
    const remove = (by: string) => removeNote.execute({ learnerId: by, noteId });
    await expect(remove(stranger)).rejects.toThrow(NotFound);
    await remove(learnerId);
    expect(notes.all).toEqual([]);
    await expect(remove(learnerId)).rejects.toThrow(NotFound);
  });
});

describe('The notes of a course', () => {
  const shown = async (by = learnerId) => {
    const { notes: all, ...rest } = await showCourseNotes.execute({ learnerId: by, courseId });
    return {
      ...rest,
      notes: all.map(({ lectureTitle, positionSeconds, isWatchable }) => [
        lectureTitle,
        positionSeconds,
        isWatchable,
      ]),
    };
  };
  const keep = (nth: number, lectureId: string, positionSeconds: number) =>
    notes.save(
      aNote({
        id: SequentialIds.nth(nth),
        positionSeconds,
        at: later(nth),
        place: { lectureId, lectureTitle: `Then ${nth}` },
      }),
    );

  it('stand in the order of the course and of its lectures, under the names of today', async () => {
    await keep(1, second, 5);
    await keep(2, first, 90);
    await keep(3, first, 10);
    expect(await shown()).toMatchObject({
      isOpen: true,
      notes: [
        ['One', 10, true],
        ['One', 90, true],
        ['Two', 5, true],
      ],
    });
  });

  it('stay when their lecture was removed, last and under the name it had', async () => {
    await keep(1, third, 5);
    await keep(2, first, 90);
    expect((await shown()).notes).toEqual([
      ['One', 90, true],
      ['Then 1', 5, false],
    ]);
  });

  it('tell nothing newer than themselves to who gave the course back', async () => {
    await keep(1, second, 5);
    await keep(2, first, 90);
    await refund();
    expect(await shown()).toMatchObject({
      courseTitle: 'Watching cameras',
      isOpen: false,
      notes: [
        ['Then 1', 5, false],
        ['Then 2', 90, false],
      ],
    });
  });

  it('are none yet, and not there at all for who does not have the course', async () => {
    expect((await shown()).notes).toEqual([]);
    await expect(shown(stranger)).rejects.toThrow(NotFound);
  });

  it('are listed by course, under the name of today for who has it', async () => {
    const list = new ListNotedCourses(new InMemoryNotesView(notes, enrollments), catalog);
    await keep(1, first, 5);
    const titles = async () => (await list.execute({ learnerId })).map((one) => one.courseTitle);
    expect(await titles()).toEqual([`Course ${courseId}`]);
    await refund();
    expect(await titles()).toEqual(['Watching cameras']);
  });

  it('go along as Markdown and as plain text', async () => {
    catalog.has({ courseId, lectures: [lecture(first, 'Rules: [a](b) #1')] });
    await keep(1, first, 192);
    const all = await showCourseNotes.execute({ learnerId, courseId });
    expect(notesDocument({ ...all, courseTitle: 'A_B' }, 'markdown')).toBe(
      '# A\\_B\n\n## Rules: \\[a\\]\\(b\\) \\#1\n\n**3:12**\n\nLook at the exits first.\n',
    );
    expect(notesDocument({ ...all, courseTitle: 'A_B' }, 'text')).toBe(
      'A_B\n===\n\nRules: [a](b) #1\n----------------\n\n3:12\nLook at the exits first.\n',
    );
  });
});
