import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventually } from '../../src/platform/testing/eventually.js';
import { PASSWORD } from '../identity/identity-state.js';
import { Classroom, type Lesson } from '../learning/classroom.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let classroom: Classroom;
let lesson: Lesson;
let asha: HttpClient;

beforeAll(async () => {
  app = await TestApp.start();
  classroom = await Classroom.open(app);
  asha = await classroom.learner('Asha');
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  lesson = await classroom.addLecture();
});

const QUIZZES = '/api/quizzes';
interface Key {
  readonly revisedAt: string | null;
  readonly questions: readonly {
    readonly _id: string;
    readonly options: readonly { _id: string }[];
  }[];
}

const option = (text: string, isRight = false) => ({ _id: randomUUID(), text, isRight });
const question = (given: object = {}) => ({
  _id: randomUUID(),
  text: 'How large is their sum?',
  explanation: 'Draw a parallel.',
  options: [option('90'), option('180', true)],
  ...given,
});
const write = (body: object, who = classroom.educator, { lectureId } = lesson) =>
  who.put<Key>(`${QUIZZES}/${lectureId}`, { revisedAt: null, ...body });
/** A quiz of one question, ready to be answered. */
async function written() {
  const questions = [question()];
  const { body } = await write({ questions });
  const [wrong = '', right = ''] = questions[0]?.options.map(({ _id }) => _id) ?? [];
  return { revisedAt: body.revisedAt, questionId: questions[0]?._id ?? '', wrong, right };
}
type Written = Awaited<ReturnType<typeof written>>;
const take = (
  who: HttpClient,
  { revisedAt, questionId }: Written,
  optionIds: unknown[],
  attemptId: string = randomUUID(),
) => {
  const body = { revisedAt, choices: [{ questionId, optionIds }] };
  return who.put<object>(`${QUIZZES}/${lesson.lectureId}/attempts/${attemptId}`, body);
};
const keyOf = async (who = classroom.educator) =>
  (await who.get<Key>(`${QUIZZES}/key/${lesson.lectureId}`)).body;

describe('A quiz', () => {
  it('is written by its educator, as a whole', async () => {
    expect(await keyOf()).toMatchObject({ revisedAt: null, questions: [], learners: 0 });
    const questions = [question({ text: '  Two\r\nlines ', explanation: '' })];
    const first = await write({ questions });
    expect([first.status, first.body]).toEqual([
      201,
      {
        lectureId: lesson.lectureId,
        courseId: classroom.courseId,
        lectureTitle: 'A lecture',
        revisedAt: expect.any(String),
        learners: 0,
        questions: [
          {
            ...questions[0],
            text: 'Two\nlines',
            explanation: null,
            answered: 0,
            right: 0,
            options: questions[0]?.options.map((one) => ({ ...one, chosen: 0 })),
          },
        ],
      },
    ]);
    const again = await write({ questions });
    expect([again.status, again.body.revisedAt]).toEqual([200, first.body.revisedAt]);
    const { revisedAt } = first.body;
    const changed = await write({ revisedAt, questions: [question(), ...questions] });
    expect([changed.status, changed.body.questions.length]).toEqual([200, 2]);
  });

  it('is not written over a state that its educator did not see', async () => {
    await written();
    const stale = await write({ questions: [question()] });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'QUIZ_CHANGED' }]);
  });

  it('is removed by its educator', async () => {
    await written();
    const remove = () => classroom.educator.delete(`${QUIZZES}/${lesson.lectureId}`);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect((await asha.get(`${QUIZZES}/${lesson.lectureId}`)).status).toBe(404);
  });

  it('fits into a request, however long the texts it may have', async () => {
    const options = Array.from({ length: 6 }, (_, at) => option(`${at}${'😀'.repeat(114)}`, true));
    const long = () =>
      question({
        text: '😀'.repeat(300),
        explanation: '"'.repeat(100),
        options: options.map((one) => ({ ...one, _id: randomUUID() })),
      });
    const largest = await write({ questions: Array.from({ length: 20 }, long) });
    expect([largest.status, largest.body.questions.length]).toEqual([201, 20]);
  });

  it('is one, when two windows write the first at once', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => write({ questions: [question()] })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('is answered, and only then tells what is right', async () => {
    const quiz = await written();
    const shown = await asha.get<object>(`${QUIZZES}/${lesson.lectureId}`);
    expect(shown.body).toEqual({
      lectureId: lesson.lectureId,
      courseId: classroom.courseId,
      revisedAt: quiz.revisedAt,
      questions: [
        {
          _id: quiz.questionId,
          text: 'How large is their sum?',
          takesSeveral: false,
          options: [
            { _id: quiz.wrong, text: '90' },
            { _id: quiz.right, text: '180' },
          ],
        },
      ],
      standing: null,
    });
    const missed = await take(asha, quiz, [quiz.wrong]);
    const standing = { attempts: 1, right: 0, of: 1, lastAt: expect.any(String) };
    expect([missed.status, missed.body]).toEqual([
      201,
      {
        right: 0,
        of: 1,
        questions: [
          {
            _id: quiz.questionId,
            isRight: false,
            rightOptionIds: [quiz.right],
            explanation: 'Draw a parallel.',
          },
        ],
        standing,
      },
    ]);
    const again = await take(asha, quiz, [quiz.right]);
    expect([again.status, again.body]).toMatchObject([
      200,
      { right: 1, standing: { attempts: 2 } },
    ]);
    const listed = await asha.get<object[]>(`${QUIZZES}/course/${classroom.courseId}`);
    expect(listed.body).toContainEqual({
      lectureId: lesson.lectureId,
      standing: { ...standing, attempts: 2, right: 1 },
    });
    expect(await keyOf()).toMatchObject({
      learners: 1,
      questions: [{ answered: 1, right: 0, options: [{ chosen: 1 }, { chosen: 0 }] }],
    });
  });

  it('counts an attempt once, however often and how much at once it is sent', async () => {
    const quiz = await written();
    const attemptId = randomUUID();
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => take(asha, quiz, [quiz.right], attemptId)),
    );
    for (const { body } of replies) expect(body).toMatchObject({ standing: { attempts: 1 } });
  });

  it('counts every attempt, also those that come at once', async () => {
    const quiz = await written();
    await Promise.all([1, 2, 3, 4].map(() => take(asha, quiz, [quiz.right])));
    expect((await take(asha, quiz, [])).body).toMatchObject({
      right: 0,
      standing: { attempts: 5, right: 1 },
    });
  });

  it('is tried by its educator, of whom nothing is kept', async () => {
    const quiz = await written();
    expect((await take(classroom.educator, quiz, [quiz.right])).body).toMatchObject({
      right: 1,
      standing: null,
    });
    expect(await keyOf()).toMatchObject({ learners: 0 });
  });
});

describe('What is not in order', () => {
  const broken: [what: string, questions: unknown, field: string][] = [
    ['no question', [], 'questions'],
    ['no list', 'a', 'questions'],
    ['nothing', undefined, 'questions'],
    ['too many questions', Array.from({ length: 21 }, () => question()), 'questions'],
    ['a question without words', [question({ text: ' ' })], 'questions.0.text'],
    ['an id that is none', [question({ _id: 'x' })], 'questions.0._id'],
    ['one option', [question({ options: [option('1', true)] })], 'questions.0.options'],
    [
      'an option without words',
      [question({ options: [option('1', true), option('')] })],
      'questions.0.options.1.text',
    ],
    ['no right one', [question({ options: [option('1'), option('2')] })], 'questions.0.options'],
  ];
  it.each(broken)('is refused with its field: %s', async (_, questions, field) => {
    const { status, body } = await write({ questions });
    expect([status, body]).toMatchObject([400, { errors: [{ field }] }]);
    expect((await keyOf()).questions).toEqual([]);
  });

  it('is refused with its field: a state that is no time', async () => {
    const { status, body } = await write({ questions: [question()], revisedAt: 'yesterday' });
    expect([status, body]).toMatchObject([400, { errors: [{ field: 'revisedAt' }] }]);
  });

  it('is no answer to this quiz', async () => {
    const quiz = await written();
    const answer = (body: object) =>
      asha.put<object>(`${QUIZZES}/${lesson.lectureId}/attempts/${randomUUID()}`, body);
    expect((await answer({})).status).toBe(400);
    expect((await answer({ revisedAt: quiz.revisedAt, choices: 7 })).status).toBe(400);
    expect((await take(asha, quiz, [randomUUID()])).body).toMatchObject({ code: 'QUIZ_CHANGED' });
    const stale = { ...quiz, revisedAt: '2026-01-01T00:00:00.000Z' };
    expect((await take(asha, stale, [quiz.right])).status).toBe(409);
    expect((await take(asha, quiz, [], 'x')).status).toBe(404);
    expect((await take(asha, quiz, ['x'])).status).toBe(400);
    expect(await keyOf()).toMatchObject({ learners: 0 });
  });
});

describe('Somebody without the course', () => {
  it('neither reads nor takes its quizzes', async () => {
    const quiz = await written();
    const stranger = await app.signUp('student', 'Sam');
    const other = await app.signUp('educator', 'Eve');
    const paths = ['', 'key/'].map((start) => `${QUIZZES}/${start}${lesson.lectureId}`);
    for (const who of [stranger, other]) {
      const replies = [
        ...(await Promise.all(paths.map((path) => who.get(path)))),
        await who.get(`${QUIZZES}/course/${classroom.courseId}`),
        await take(who, quiz, [quiz.right]),
        await who.delete(`${QUIZZES}/${lesson.lectureId}`),
        await write({ questions: [question()] }, who),
      ];
      expect(replies.map(({ status }) => status)).toEqual(
        who === stranger ? [403, 403, 403, 403, 403, 403] : [403, 404, 403, 403, 404, 404],
      );
      for (const { body } of replies) expect(JSON.stringify(body)).not.toContain(quiz.right);
    }
    await classroom.unpublish();
    expect((await stranger.get(paths[0] ?? '')).status).toBe(404);
    await classroom.edit({ isPublished: 'true' });
  });

  it('learns nothing of what a body lacks', async () => {
    await written();
    const other = await app.signUp('educator', 'Eve');
    expect((await write({ questions: 7 }, other)).status).toBe(404);
  });

  it('is who had a refund', async () => {
    const quiz = await written();
    const lila = await classroom.learner();
    await take(lila, quiz, [quiz.right]);
    await classroom.refund(lila);
    expect((await take(lila, quiz, [quiz.right])).status).toBe(403);
  });
});

describe('What happens at once', () => {
  it('leaves no result of a quiz that is removed', async () => {
    const quiz = await written();
    const learners = await Promise.all(
      ['Lila', 'Omar', 'Tara'].map((name) => classroom.learner(name)),
    );
    const attempts = learners.map((learner) => take(learner, quiz, [quiz.right]));
    const removal = classroom.educator.delete(`${QUIZZES}/${lesson.lectureId}`);
    expect((await removal).status).toBe(200);
    for (const { status } of await Promise.all(attempts)) expect([201, 404]).toContain(status);
    expect(await rowsOf('quiz_result', 'lecture_id', lesson.lectureId)).toBe(0);
  });

  it('judges an attempt by one state of the quiz', async () => {
    const quiz = await written();
    const attempt = take(asha, quiz, [quiz.right]);
    const change = write({ revisedAt: quiz.revisedAt, questions: [question()] });
    const [{ status }, { status: changed }] = await Promise.all([attempt, change]);
    expect([201, 409]).toContain(status);
    expect(changed).toBe(200);
  });

  it('leaves no quiz of a lecture that is removed', async () => {
    const writes = [1, 2, 3].map(() => write({ questions: [question()] }));
    await classroom.educator.delete(`/api/course/removelecture/${lesson.lectureId}`);
    await Promise.all(writes);
    const isGone = async () => (await rowsOf('quiz', 'lecture_id', lesson.lectureId)) === 0;
    await eventually('nothing is left', isGone);
  });
});

describe('What is removed', () => {
  it('takes the quiz with it: the lecture', async () => {
    const quiz = await written();
    await take(asha, quiz, [quiz.right]);
    await classroom.educator.delete(`/api/course/removelecture/${lesson.lectureId}`);
    expect((await asha.get(`${QUIZZES}/${lesson.lectureId}`)).status).toBe(404);
    await eventually(
      'nothing is left',
      async () => (await rowsOf('quiz', 'lecture_id', lesson.lectureId)) === 0,
    );
    expect(await rowsOf('quiz_result', 'lecture_id', lesson.lectureId)).toBe(0);
  });

  it('takes the quiz with it: a course that nobody has', async () => {
    const room = await Classroom.open(app, classroom.educator);
    lesson = await room.addLecture();
    await written();
    await room.retire();
    await eventually(
      'nothing is left',
      async () => (await rowsOf('quiz', 'course_id', room.courseId)) === 0,
    );
  });

  it('takes the results with it: the account, whose export has them', async () => {
    const quiz = await written();
    const lila = await classroom.learner();
    await take(lila, quiz, [quiz.wrong]);
    const { body } = await lila.get<object>('/api/user/export');
    expect(body).toMatchObject({
      quizResults: [
        {
          lectureId: lesson.lectureId,
          attempts: 1,
          bestRight: 0,
          bestOf: 1,
          firstChoices: [{ questionId: quiz.questionId, optionIds: [quiz.wrong] }],
        },
      ],
    });
    const own = await classroom.educator.get<{ quizzes: { lectureId: string }[] }>(
      '/api/user/export',
    );
    expect(own.body.quizzes.map(({ lectureId }) => lectureId)).toContain(lesson.lectureId);
    await lila.send('DELETE', '/api/user', { password: PASSWORD });
    await eventually(
      'nothing is left',
      async () => (await rowsOf('quiz_result', 'learner_id', lila.user._id)) === 0,
    );
  });
});

async function rowsOf(table: string, column: string, id: string): Promise<number> {
  const rows = await app.sql.rows(`select 1 from quizzes.${table} where ${column} = $1`, [id]);
  return rows.length;
}
