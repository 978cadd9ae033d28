import { beforeEach, describe, expect, it } from '@jest/globals';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import type { QuizzesView } from '../application/quizzes-view.js';
import type { QuizResult } from '../domain/quiz-result.js';
import type { QuizResults } from '../domain/quiz-results.js';
import type { Quiz } from '../domain/quiz.js';
import type { Quizzes } from '../domain/quizzes.js';
import {
  anAttempt,
  anOption,
  aPairQuestion,
  aQuestion,
  aQuiz,
  aResult,
  asha,
  ben,
  courseId,
  later,
  lectureId,
  noon,
} from './quiz-builder.js';

export interface OpenQuizzes {
  readonly quizzes: Quizzes;
  readonly results: QuizResults;
  readonly view: QuizzesView;
  /** Uses the store as a request does: each request reads what the previous ones wrote. */
  inRequest<T>(work: () => Promise<T>): Promise<T>;
}

const place = { lectureId, courseId };
const otherCourse = SequentialIds.nth(0xc2);
const otherLecture = SequentialIds.nth(0xe2);
const thirdLecture = SequentialIds.nth(0xe3);

/** What every store of quizzes promises. @param open returns an empty store on each call */
export function quizzesContract(open: () => Promise<OpenQuizzes>): void {
  let store: OpenQuizzes;
  beforeEach(async () => {
    store = await open();
  });
  const saveQuiz = (quiz: Quiz) => store.inRequest(() => store.quizzes.save(quiz));
  const saveResult = (result: QuizResult) => store.inRequest(() => store.results.save(result));
  const quizOf = (lecture = lectureId) => store.inRequest(() => store.quizzes.share(lecture));
  const resultOf = (learner = asha, lecture = lectureId) =>
    store.inRequest(() => store.results.lock(learner, lecture));

  describe('a quiz', () => {
    it('comes back as it was written', async () => {
      const question = aQuestion({ text: 'Two\nlines, हिन्दी 😀', explanation: 'Because.' });
      const questions = [question, aPairQuestion()];
      await saveQuiz(aQuiz({ questions }));
      const written = { lectureId, courseId, revisedAt: noon, questions };
      expect(await quizOf()).toMatchObject(written);
      expect(await store.inRequest(() => store.quizzes.lock(place))).toMatchObject(written);
      expect(await store.view.quizOf(lectureId)).toEqual(written);
    });

    it('is kept as it was revised', async () => {
      await saveQuiz(aQuiz());
      await store.inRequest(async () => {
        const quiz = await store.quizzes.lock(place);
        if (!quiz) throw new Error('There is no such quiz.');
        quiz.revise([aPairQuestion()], later(60));
        await store.quizzes.save(quiz);
      });
      expect(await quizOf()).toMatchObject({
        questions: [aPairQuestion()],
        revisedAt: later(60),
      });
      expect((await quizOf())?.says([aPairQuestion()])).toBe(true);
    });

    it('is not found where there is none', async () => {
      const locked = await store.inRequest(() => store.quizzes.lock(place));
      const found = [locked, await quizOf(), await store.view.quizOf(lectureId)];
      expect(found).toEqual([null, null, null]);
    });

    it('is removed with its results, of a lecture or of a whole course', async () => {
      for (const lecture of [lectureId, otherLecture]) {
        await saveQuiz(aQuiz({ lectureId: lecture }));
        await saveResult(aResult({ lectureId: lecture }));
      }
      await saveQuiz(aQuiz({ lectureId: thirdLecture, courseId: otherCourse }));
      const remove = () => store.inRequest(() => store.quizzes.removeOf(place));
      expect([await remove(), await remove()]).toEqual([true, false]);
      expect([await quizOf(), await resultOf()]).toEqual([null, null]);
      expect(await resultOf(asha, otherLecture)).not.toBeNull();
      await store.inRequest(() => store.quizzes.removeAllOf(courseId));
      expect([await quizOf(otherLecture), await resultOf(asha, otherLecture)]).toEqual([
        null,
        null,
      ]);
      expect(await quizOf(thirdLecture)).not.toBeNull();
    });
  });

  describe('the result of a learner', () => {
    it('comes back with all attempts', async () => {
      await saveQuiz(aQuiz());
      await saveResult(aResult());
      const attemptId = SequentialIds.nth(0xf2);
      await store.inRequest(async () => {
        const result = await store.results.lock(asha, lectureId);
        if (!result) throw new Error('There is no such result.');
        const choices = anAttempt().choices.map((choice) => ({ ...choice, isRight: true }));
        result.add({ attemptId, choices, at: later(60) });
        await store.results.save(result);
      });
      const standing = { attempts: 2, best: { right: 2, of: 2 }, lastAt: later(60) };
      expect(await resultOf()).toMatchObject({
        ...standing,
        learnerId: asha,
        lectureId,
        firstAt: noon,
        firstChoices: anAttempt().choices,
        lastAttemptId: attemptId,
      });
      expect(await store.view.standingOf(asha, lectureId)).toEqual(standing);
      expect(await store.view.standingOf(ben, lectureId)).toBeNull();
    });

    it('goes with the account, and nobody else’s', async () => {
      await saveQuiz(aQuiz());
      await saveResult(aResult());
      await saveResult(aResult({ learnerId: ben }));
      await store.inRequest(() => store.results.removeAllOf(asha));
      expect(await resultOf()).toBeNull();
      expect(await resultOf(ben)).not.toBeNull();
    });
  });

  describe('the quizzes of a course', () => {
    it('are listed with what the reader reached', async () => {
      await saveQuiz(aQuiz());
      await saveQuiz(aQuiz({ lectureId: otherLecture, questions: [aQuestion()] }));
      await saveQuiz(aQuiz({ lectureId: thirdLecture, courseId: otherCourse }));
      await saveResult(aResult());
      await saveResult(aResult({ learnerId: ben, lectureId: otherLecture }));
      const listed = await store.view.inCourse(courseId, asha);
      expect(listed.toSorted((a, b) => (a.lectureId < b.lectureId ? -1 : 1))).toEqual([
        {
          lectureId,
          standing: { attempts: 1, best: { right: 1, of: 2 }, lastAt: noon },
        },
        { lectureId: otherLecture, standing: null },
      ]);
    });
  });

  describe('the tally of a quiz', () => {
    it('counts what learners chose at their first attempt', async () => {
      await saveQuiz(aQuiz());
      const first = aResult();
      first.add(anAttempt({ attemptId: SequentialIds.nth(0xf2), choices: [] }));
      await saveResult(first);
      const [one] = anAttempt().choices;
      const wrong = { ...one, optionIds: [anOption('90').id], isRight: false };
      await saveResult(
        aResult({
          learnerId: ben,
          choices: [{ questionId: aQuestion().id, optionIds: wrong.optionIds, isRight: false }],
        }),
      );
      const { learners, questions, chosen } = await store.view.tallyOf(lectureId, 10);
      expect(learners).toBe(2);
      expect(new Map(questions)).toEqual(
        new Map([
          [aQuestion().id, { answered: 2, right: 1 }],
          [aPairQuestion().id, { answered: 1, right: 0 }],
        ]),
      );
      expect(new Map(chosen)).toEqual(
        new Map(['180', '90', '2', '3'].map((text) => [anOption(text).id, 1])),
      );
    });

    it('counts the newest learners only, if there are more', async () => {
      await saveQuiz(aQuiz());
      const newest = { learnerId: ben, at: later(60), choices: [] };
      for (const given of [{}, newest, { learnerId: SequentialIds.nth(0xa3), at: later(30) }])
        await saveResult(aResult(given));
      const { learners, questions } = await store.view.tallyOf(lectureId, 2);
      expect([learners, questions.get(aQuestion().id)]).toEqual([2, { answered: 1, right: 1 }]);
    });

    it('is empty where nobody took the quiz', async () => {
      await saveQuiz(aQuiz());
      const { learners, questions, chosen } = await store.view.tallyOf(lectureId, 10);
      expect([learners, questions.size, chosen.size]).toEqual([0, 0, 0]);
    });
  });
}
