import { beforeEach, describe, expect, it } from '@jest/globals';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import type { NotesView } from '../application/notes/notes-view.js';
import type { Notes } from '../domain/notes.js';
import { anEnrollment, courseId, later, learnerId } from './enrollment-builder.js';
import { aNote, noteId } from './note-builder.js';
import type { Enrollments } from '../domain/enrollments.js';

export interface OpenNotes {
  readonly notes: Notes;
  readonly view: NotesView;
  readonly enrollments: Enrollments;
  /** Uses the store as a request does: each request reads what the previous ones wrote. */
  inRequest<T>(work: () => Promise<T>): Promise<T>;
}

const ids = [0xb1, 0xb2, 0xb3, 0xb4].map((n) => SequentialIds.nth(n));
const [first = '', second = '', third = '', fourth = ''] = ids;
const otherLearner = SequentialIds.nth(0xa2);
const otherCourse = SequentialIds.nth(0xc2);

/** What every store of notes promises. @param open returns an empty store on each call */
export function notesContract(open: () => Promise<OpenNotes>): void {
  let store: OpenNotes;
  beforeEach(async () => {
    store = await open();
  });
  const save = (...given: Parameters<typeof aNote>) =>
    store.inRequest(() => store.notes.save(aNote(...given)));
  const find = (id: string) => store.inRequest(() => store.notes.find(id));
  const shown = async (of = learnerId, course = courseId) =>
    (await store.view.inCourse(of, course)).notes.map((note) => note.noteId);

  describe('a note', () => {
    it('comes back as it was written', async () => {
      const text = 'Two\nlines, हिन्दी 😀';
      await save({ text });
      const { id, courseTitle, lectureTitle, positionSeconds, createdAt } = aNote();
      const named = { courseTitle, lectureTitle, positionSeconds };
      const dated = { createdAt, updatedAt: createdAt };
      expect(await find(noteId)).toMatchObject({
        id,
        learnerId,
        courseId,
        text,
        ...named,
        ...dated,
      });
    });

    it('is kept with other words', async () => {
      await save();
      await store.inRequest(async () => {
        const note = await store.notes.lock(noteId);
        note?.rewrite('Other words', later(60));
        if (note) await store.notes.save(note);
      });
      expect(await find(noteId)).toMatchObject({ text: 'Other words', updatedAt: later(60) });
    });

    it('is found whoever wrote it, and not when there is none', async () => {
      await save({ learnerId: otherLearner });
      expect((await find(noteId))?.learnerId).toBe(otherLearner);
      expect(await find(second)).toBeNull();
    });

    it('is gone once it was removed', async () => {
      await save();
      await store.inRequest(async () => {
        const note = await store.notes.lock(noteId);
        if (note) await store.notes.remove(note);
      });
      expect(await find(noteId)).toBeNull();
    });

    it('counts for its writer and course alone', async () => {
      await save({ id: first });
      await save({ id: second });
      await save({ id: third, learnerId: otherLearner });
      await save({ id: fourth, place: { courseId: otherCourse } });
      expect(await store.notes.countOf(learnerId, courseId)).toBe(2);
      expect(await store.notes.countOf(otherLearner, otherCourse)).toBe(0);
    });
  });

  describe('all notes of a learner', () => {
    it('go at once, and no other', async () => {
      await save({ id: first });
      await save({ id: second, place: { courseId: otherCourse } });
      await save({ id: third, learnerId: otherLearner });
      await store.inRequest(() => store.notes.removeAllOf(learnerId));
      expect(await Promise.all([find(first), find(second)])).toEqual([null, null]);
      expect(await find(third)).not.toBeNull();
    });
  });

  describe('the notes in a course', () => {
    it('are the learner’s own, oldest first', async () => {
      await save({ id: second, at: later(10) });
      await save({ id: first, at: later(20) });
      await save({ id: third, learnerId: otherLearner });
      await save({ id: fourth, place: { courseId: otherCourse } });
      expect(await shown()).toEqual([second, first]);
      expect(await shown(otherLearner)).toEqual([third]);
      expect(await shown(otherLearner, otherCourse)).toEqual([]);
    });

    it('say whether their writer has access, also where there is none', async () => {
      const isEnrolled = async () => (await store.view.inCourse(learnerId, courseId)).isEnrolled;
      expect(await isEnrolled()).toBe(false);
      await store.inRequest(() => store.enrollments.save(anEnrollment()));
      expect(await isEnrolled()).toBe(true);
      await save();
      expect(await isEnrolled()).toBe(true);
      await store.inRequest(async () => {
        const enrollment = await store.enrollments.lock(learnerId, courseId);
        enrollment?.end(later(60));
        if (enrollment) await store.enrollments.save(enrollment);
      });
      expect(await isEnrolled()).toBe(false);
    });
  });

  describe('the courses of the notes', () => {
    it('come with the one written in last first, under its newest name', async () => {
      await save({ id: first, at: later(10), place: { courseTitle: 'Old name' } });
      await save({ id: second, at: later(20), place: { courseTitle: 'New name' } });
      await save({ id: third, at: later(30), place: { courseId: otherCourse } });
      await save({ id: fourth, learnerId: otherLearner });
      expect(await store.view.coursesOf(learnerId)).toMatchObject([
        { courseId: otherCourse, notes: 1, lastWrittenAt: later(30), isEnrolled: false },
        { courseId, courseTitle: 'New name', notes: 2, lastWrittenAt: later(20) },
      ]);
    });
  });
}
