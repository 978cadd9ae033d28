import { beforeEach, describe, expect, it } from '@jest/globals';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import type { EducatorNotices } from '../application/educator-notices.js';
import type { QuestionsView } from '../application/questions-view.js';
import type { Questions } from '../domain/questions.js';
import type { Question } from '../domain/question.js';
import {
  answered,
  aQuestion,
  asha,
  ben,
  courseId,
  later,
  lectureId,
  noon,
  questionId,
} from './question-builder.js';

export interface OpenQuestions {
  readonly questions: Questions;
  readonly view: QuestionsView;
  readonly notices: EducatorNotices;
  /** Uses the store as a request does: each request reads what the previous ones wrote. */
  inRequest<T>(work: () => Promise<T>): Promise<T>;
}

const ids = [0xf1, 0xf2, 0xf3, 0xf4].map((n) => SequentialIds.nth(n));
const [first = '', second = '', third = '', fourth = ''] = ids;
const otherCourse = SequentialIds.nth(0xc2);
const otherLecture = SequentialIds.nth(0xe2);

/** What every store of questions promises. @param open returns an empty store on each call */
export function questionsContract(open: () => Promise<OpenQuestions>): void {
  let store: OpenQuestions;
  beforeEach(async () => {
    store = await open();
  });
  const save = (question: Question) => store.inRequest(() => store.questions.save(question));
  const ask = (...given: Parameters<typeof aQuestion>) => save(aQuestion(...given));
  const find = (id = questionId) => store.inRequest(() => store.questions.find(id));
  const change = (how: (question: Question) => unknown, id = questionId) =>
    store.inRequest(async () => {
      const question = await store.questions.lock(id);
      if (!question) throw new Error('There is no such question.');
      how(question);
      await store.questions.save(question);
    });
  const idsOf = (records: readonly { questionId: string }[]) =>
    records.map((record) => record.questionId);

  describe('a question', () => {
    it('comes back as it was asked', async () => {
      const text = 'Two\nlines, हिन्दी 😀';
      await ask({ text });
      const { id, positionSeconds, createdAt } = aQuestion();
      const told = { id, courseId, lectureId, authorId: asha, positionSeconds, createdAt, text };
      expect(await find()).toMatchObject({
        ...told,
        editedAt: null,
        answers: [],
        isAwaiting: true,
      });
    });

    it('is kept with its answers and other words', async () => {
      await ask();
      await change((question) => {
        question.rewrite(asha, 'Other words', later(30));
        answered(question, { authorId: ben });
      });
      const answer = { authorId: ben, isEducators: false, text: 'The lines are parallel.' };
      const changed = { text: 'Other words', editedAt: later(30), isAwaiting: true };
      expect(await find()).toMatchObject({ ...changed, answers: [answer] });
      expect(await store.view.thread(questionId)).toMatchObject({
        ...changed,
        answerCount: 1,
        answers: [{ ...answer, createdAt: later(60).toISOString(), editedAt: null }],
      });
    });

    it('is kept without its words', async () => {
      await ask();
      await change((question) => answered(question));
      await change((question) => question.withdraw());
      expect(await find()).toMatchObject({ text: null, authorId: null, isAwaiting: false });
    });

    it('is gone when nothing is left of it', async () => {
      await ask();
      await change((question) => question.withdraw());
      expect(await find()).toBeNull();
      expect(await store.view.thread(questionId)).toBeNull();
    });

    it('is not found when there is none', async () => {
      expect([await find(), await store.view.thread(questionId)]).toEqual([null, null]);
    });
  });

  describe('the questions of a course or lecture', () => {
    it('come newest first, page by page', async () => {
      await ask({ id: first, at: later(10) });
      await ask({ id: third, at: later(20), lectureId: otherLecture });
      await ask({ id: second, at: later(20) });
      await ask({ id: fourth, courseId: otherCourse });
      const ofCourse = { courseId, lectureId: null };
      expect(idsOf(await store.view.newestOf(ofCourse, 10, null))).toEqual([third, second, first]);
      const page = await store.view.newestOf(ofCourse, 2, null);
      expect(idsOf(page)).toEqual([third, second]);
      expect(idsOf(await store.view.newestOf(ofCourse, 2, page[1] ?? null))).toEqual([first]);
      const ofLecture = { courseId, lectureId };
      expect(idsOf(await store.view.newestOf(ofLecture, 10, null))).toEqual([second, first]);
      const next = { createdAt: later(20), questionId: second };
      expect(idsOf(await store.view.newestOf(ofLecture, 10, next))).toEqual([first]);
    });
  });

  describe('the questions that wait for the educator', () => {
    it('come oldest first, page by page, until the educator answers', async () => {
      await ask({ id: first, at: later(30) });
      await ask({ id: second, at: later(20), courseId: otherCourse });
      await ask({ id: third, at: later(20) });
      await ask({ id: fourth, at: later(10), courseId: SequentialIds.nth(0xc3) });
      const courses = [courseId, otherCourse];
      expect(idsOf(await store.view.awaitingIn(courses, 10, null))).toEqual([second, third, first]);
      const page = await store.view.awaitingIn(courses, 1, null);
      expect(idsOf(await store.view.awaitingIn(courses, 10, page[0] ?? null))).toEqual([
        third,
        first,
      ]);
      await change((question) => answered(question, { authorId: ben }), third);
      await change((question) => answered(question), second);
      expect(idsOf(await store.view.awaitingIn(courses, 10, null))).toEqual([third, first]);
      expect(await store.view.awaitingIn([], 10, null)).toEqual([]);
    });
  });

  describe('the mail of a day to an educator', () => {
    it('is one in each course, and may be sent again', async () => {
      const claim = (mail: string, at: Date, course = courseId) =>
        store.inRequest(() => store.notices.claim(course, at, mail));
      expect([await claim('one', noon), await claim('two', later(60))]).toEqual([true, false]);
      expect(await claim('one', later(120))).toBe(true);
      expect(await claim('two', noon, otherCourse)).toBe(true);
      const lastMoment = new Date('2026-11-21T23:59:59.999Z');
      const midnight = new Date('2026-11-22T00:00:00.000Z');
      expect([await claim('two', lastMoment), await claim('two', midnight)]).toEqual([false, true]);
      expect(await claim('three', noon)).toBe(false);
    });
  });
}
