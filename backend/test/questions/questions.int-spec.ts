import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventually } from '../../src/platform/testing/eventually.js';
import { Classroom, type Lesson } from '../learning/classroom.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let classroom: Classroom;
let first: Lesson;
let second: Lesson;
let asha: HttpClient;
let ben: HttpClient;

beforeAll(async () => {
  app = await TestApp.start();
  ({ classroom, first, second } = await Classroom.withTwoLessons(app));
  [asha, ben] = [await classroom.learner('Asha'), await classroom.learner('Ben')];
}, 60_000);
afterAll(() => app.close());

const QUESTIONS = '/api/questions';
interface Given {
  readonly id?: string;
  readonly lesson?: Lesson;
  readonly positionSeconds?: unknown;
  readonly text?: unknown;
}
const ask = (who: HttpClient, { id = randomUUID(), lesson = second, ...given }: Given = {}) =>
  who.put(`${QUESTIONS}/${id}`, {
    lectureId: lesson.lectureId,
    positionSeconds: 192,
    text: 'Why are both angles equal?',
    ...given,
  });
const answer = (who: HttpClient, id: string, answerId: string = randomUUID(), text = 'See 2:10.') =>
  who.put(`${QUESTIONS}/${id}/answers/${answerId}`, { text });
const listOf = (who: HttpClient, query = '', { courseId } = classroom) =>
  who.get<{ _id: string }[]>(`${QUESTIONS}/course/${courseId}${query}`);
const threadOf = async (who: HttpClient, id: string) =>
  (await who.get<object>(`${QUESTIONS}/${id}`)).body;
const asked = async (who = asha, given: Given = {}) => {
  const id = randomUUID();
  await ask(who, { id, ...given });
  return id;
};

describe('A question', () => {
  it('is asked, changed, answered and removed', async () => {
    const id = randomUUID();
    const written = await ask(asha, { id, text: '  Two\r\nlines  ' });
    expect([written.status, written.body]).toEqual([
      201,
      {
        _id: id,
        courseId: classroom.courseId,
        lectureId: second.lectureId,
        lectureTitle: 'A lecture',
        positionSeconds: 192,
        text: 'Two\nlines',
        author: { name: 'Asha', photoUrl: null, isEducator: false, isSelf: true },
        createdAt: expect.any(String),
        editedAt: null,
        answerCount: 0,
        isAwaiting: true,
        answers: [],
      },
    ]);
    const changed = await ask(asha, { id, positionSeconds: 7, text: 'Other words' });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { positionSeconds: 192, text: 'Other words', editedAt: expect.any(String) },
    ]);
    const answerId = randomUUID();
    const answered = await answer(classroom.educator, id, answerId);
    expect([answered.status, answered.body]).toMatchObject([
      201,
      {
        isAwaiting: false,
        answers: [{ _id: answerId, text: 'See 2:10.', author: { name: 'Esha', isEducator: true } }],
      },
    ]);
    expect((await answer(classroom.educator, id, answerId, 'See 2:12.')).status).toBe(200);
    expect((await asha.delete(`${QUESTIONS}/${id}`)).status).toBe(200);
    expect(await threadOf(ben, id)).toMatchObject({ text: null, author: null, answerCount: 1 });
    expect((await answer(ben, id)).body).toMatchObject({ code: 'QUESTION_WITHDRAWN' });
    const removed = await classroom.educator.delete(`${QUESTIONS}/${id}/answers/${answerId}`);
    expect(removed.status).toBe(200);
    expect((await ben.get(`${QUESTIONS}/${id}`)).status).toBe(404);
  });

  it('is one, however often and how much at once it is sent', async () => {
    const id = randomUUID();
    const replies = await Promise.all([1, 2, 3, 4].map(() => ask(asha, { id })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
  });

  it('belongs to one, if two choose its id at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = randomUUID();
      const replies = await Promise.all([asha, ben].map((who) => ask(who, { id })));
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 404]);
    }
  });

  it('keeps every answer, also those that come at once', async () => {
    const id = await asked();
    const who = [asha, ben, classroom.educator, asha, ben, classroom.educator];
    const replies = await Promise.all(who.map((one) => answer(one, id)));
    expect(replies.map(({ status }) => status)).toEqual(who.map(() => 201));
    expect(await threadOf(ben, id)).toMatchObject({ answerCount: 6, isAwaiting: false });
  });

  it('and its answers are changed where they still are', async () => {
    const id = await asked();
    const answerId = randomUUID();
    await answer(ben, id, answerId);
    const edited = await asha.send('PATCH', `${QUESTIONS}/${id}`, { text: 'Other words' });
    expect([edited.status, edited.body]).toMatchObject([200, { text: 'Other words' }]);
    const path = `${QUESTIONS}/${id}/answers/${answerId}`;
    expect((await ben.send('PATCH', path, { text: 'Better' })).body).toMatchObject({
      answers: [{ text: 'Better', editedAt: expect.any(String) }],
    });
    expect((await ben.send('PATCH', path, { text: ' ' })).status).toBe(400);
    expect((await asha.send('PATCH', path, { text: 'Mine' })).status).toBe(404);
    await classroom.educator.delete(path);
    expect((await ben.send('PATCH', path, { text: 'Back' })).status).toBe(404);
  });

  it.each([
    ['text', { text: ' \n ' }],
    ['text', { text: 'a'.repeat(2001) }],
    ['text', { text: 'a\u202eb' }],
    ['text', { text: undefined }],
    ['positionSeconds', { positionSeconds: -1 }],
    ['positionSeconds', { positionSeconds: 1.5 }],
    ['positionSeconds', { positionSeconds: 86_401 }],
  ])('is refused for its %s: %j', async (field, given) => {
    const { status, body } = await ask(asha, given);
    expect([status, body]).toMatchObject([400, { code: 'VALIDATION_FAILED', errors: [{ field }] }]);
  });

  it('stands at the end where its moment lies beyond it', async () => {
    expect((await ask(asha, { lesson: first })).body).toMatchObject({ positionSeconds: 10 });
  });

  it('takes a hundred answers of learners, and more of the educator', async () => {
    const id = await asked();
    await app.sql.rows(
      `update questions.question set answers = (
         select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'authorId', $2::text,
           'isEducators', false, 'text', 'A', 'createdAt', now(), 'editedAt', null))
         from generate_series(1, 100)
       ) where id = $1`,
      [id, ben.user._id],
    );
    const { status, body } = await answer(ben, id);
    expect([status, body]).toMatchObject([409, { code: 'TOO_MANY_ANSWERS' }]);
    expect((await answer(classroom.educator, id)).status).toBe(201);
  });
});

describe('Lists of questions', () => {
  it('go page by page, by course and by lecture', async () => {
    const other = await Classroom.open(app);
    const lesson = await other.addLecture({ seconds: 3600 });
    const elsewhere = await other.addLecture({ seconds: 3600 });
    const learner = await other.learner();
    const mine = [];
    for (const place of [lesson, elsewhere, lesson])
      mine.push(await asked(learner, { lesson: place }));
    const page = await listOf(learner, '?limit=2', other);
    expect(page.body.map(({ _id }) => _id)).toEqual([mine[2], mine[1]]);
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '') ?? [];
    expect((await learner.get<{ _id: string }[]>(next)).body).toMatchObject([{ _id: mine[0] }]);
    const ofLecture = await listOf(learner, `?lectureId=${lesson.lectureId}`, other);
    expect(ofLecture.body.map(({ _id }) => _id)).toEqual([mine[2], mine[0]]);
    const awaiting = await other.educator.get<object[]>(`${QUESTIONS}/awaiting?limit=1`);
    expect(awaiting.body).toMatchObject([{ _id: mine[0], courseTitle: 'Watching cameras' }]);
    expect(awaiting.headers.get('link')).toContain('rel="next"');
  });

  it.each(['?limit=51', '?limit=0', '?cursor=rubbish'])('refuse %s', async (query) => {
    expect((await listOf(asha, query)).status).toBe(400);
    expect((await classroom.educator.get(`${QUESTIONS}/awaiting${query}`)).status).toBe(400);
  });
});

describe('Who may ask, read and answer', () => {
  it('is who has the course, and its educator, who asks nothing', async () => {
    const id = await asked();
    const stranger = await app.signUp('student');
    const rival = await app.signUp('educator');
    for (const [who, status] of [
      [stranger, 403],
      [rival, 403],
      [await app.opsStaff(), 403],
      [app.visitor(), 401],
    ] as const) {
      expect((await ask(who)).status).toBe(status);
      expect((await answer(who, id)).status).toBe(status);
      expect((await who.get(`${QUESTIONS}/${id}`)).status).toBe(status);
      expect((await listOf(who)).status).toBe(status);
    }
    expect((await ask(classroom.educator)).status).toBe(403);
    expect((await stranger.get(`${QUESTIONS}/awaiting`)).status).toBe(403);
    for (const who of [stranger, rival, ben])
      expect((await who.delete(`${QUESTIONS}/${id}`)).status).toBe(404);
  });

  it('ends with a refund, but not the right to remove one’s own words', async () => {
    const other = await Classroom.open(app);
    const lesson = await other.addLecture();
    const learner = await other.learner();
    const id = await asked(learner, { lesson });
    await other.refund(learner);
    expect((await learner.get(`${QUESTIONS}/${id}`)).status).toBe(403);
    expect((await ask(learner, { id, lesson, text: 'Changed' })).status).toBe(403);
    expect((await learner.delete(`${QUESTIONS}/${id}`)).status).toBe(200);
  });
});

describe('Mails about questions', () => {
  it('tell the educator and who asked, once', async () => {
    const educator = await app.signUp('educator', 'Mira');
    const other = await Classroom.open(app, educator);
    const learner = await other.learner();
    const lesson = await other.addLecture();
    const mailsTo = async ({ user }: HttpClient) =>
      (await app.mails()).filter(
        ({ to, subject }) => to === user.email && subject.includes('question'),
      );
    const id = await asked(learner, { lesson, text: 'Secret words' });
    await eventually('the educator told', async () => (await mailsTo(educator)).length === 1);
    expect((await mailsTo(educator))[0]?.text).not.toContain('Secret words');
    await answer(educator, id);
    await eventually('the asker told', async () => (await mailsTo(learner)).length === 1);
    expect((await mailsTo(learner))[0]?.text).toContain(`question=${id}`);
    expect(await mailsTo(educator)).toHaveLength(1);
  });
});

describe('Staff', () => {
  it('read and remove what was complained about, once and on record', async () => {
    const ops = await app.opsStaff();
    const id = await asked();
    const answerId = randomUUID();
    await answer(ben, id, answerId);
    const path = `/api/ops/questions/${id}`;
    expect((await ops.get(path)).body).toMatchObject({
      authorId: asha.user._id,
      answers: [{ _id: answerId, authorId: ben.user._id, isEducators: false }],
    });
    const body = { reason: 'Insults another learner.' };
    for (const call of [path, `${path}/answers/${answerId}`]) {
      const dry = await ops.post(`${call}/remove`, { ...body, dryRun: true });
      expect([dry.status, dry.body]).toMatchObject([200, { dryRun: true }]);
    }
    expect(await threadOf(ben, id)).toMatchObject({ answerCount: 1, author: { name: 'Asha' } });
    expect((await ops.post(`${path}/answers/${answerId}/remove`, body)).status).toBe(200);
    expect((await ops.post(`${path}/remove`, body)).status).toBe(200);
    expect((await ben.get(`${QUESTIONS}/${id}`)).status).toBe(404);
    expect((await ops.get(path)).status).toBe(404);
  });
});

describe('The words of a person', () => {
  it('are in the export of the account, and stay without a name when it goes', async () => {
    const learner = await classroom.learner('Lila');
    const id = await asked(learner, { text: 'My question' });
    await answer(learner, await asked(asha), randomUUID(), 'My answer');
    expect((await learner.get('/api/user/export')).body).toMatchObject({
      questions: [{ text: 'My question', positionSeconds: 192 }],
      answers: [{ text: 'My answer' }],
    });
    const password = 'correct horse battery';
    expect((await learner.send('DELETE', '/api/user', { password })).status).toBe(200);
    expect(await threadOf(asha, id)).toMatchObject({
      text: 'My question',
      author: { name: 'Former learner', isSelf: false },
    });
  });
});
