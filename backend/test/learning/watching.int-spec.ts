import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { TestApp } from '../support/test-app.js';
import { Classroom, type Lesson } from './classroom.js';
import { interval, progressOf, watch } from './watching.js';

let app: TestApp;
let classroom: Classroom;
let first: Lesson;
let second: Lesson;

beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  ({ classroom, first, second } = await Classroom.withTwoLessons(app));
}, 60_000);
afterAll(() => app.close());

describe('Watching', () => {
  it('is credited as the union of all messages', async () => {
    const learner = await classroom.learner();
    await watch(learner, interval(second, 0, 10));
    const reply = await watch(learner, interval(second, 5, 20));
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      courseId: classroom.courseId,
      percent: 0,
      completed: false,
      creditedSeconds: 10,
      lectures: [
        {
          lectureId: second.lectureId,
          durationSeconds: 3600,
          watchedSeconds: 20,
          positionSeconds: 0,
          done: false,
          watched: [[0, 20]],
        },
      ],
    });
  });

  it('finishes a lecture at 90 %, and the course by hand', async () => {
    const learner = await classroom.learner();
    expect((await watch(learner, interval(first, 0, 9))).body['percent']).toBe(50);
    const reply = await watch(learner, { done: [second.lectureId] });
    expect(reply.body).toMatchObject({ percent: 100, completed: true });
  });

  it('counts every device, however many report at once', async () => {
    const learner = await classroom.learner();
    const parts = Array.from({ length: 10 }, (_, part) => interval(second, part * 5, part * 5 + 5));
    const replies = await Promise.all(parts.map((part) => watch(learner, part)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { body } = await learner.get<{ lectures: object[] }>(
      `/api/learning/progress/${classroom.courseId}`,
    );
    expect(body.lectures[1]).toMatchObject({ watchedSeconds: 50, watched: [[0, 50]] });
  });

  it('credits no hour to somebody who enrolled just now', async () => {
    const learner = await app.signUp('student');
    await classroom.enroll(learner);
    const reply = await watch(learner, interval(second, 0, 3600));
    expect(reply.status).toBe(200);
    expect(reply.body['creditedSeconds']).toBeLessThan(20);
  });

  it('takes the text of a beacon', async () => {
    const learner = await classroom.learner();
    const message = JSON.stringify(interval(second, 0, 5));
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    const reply = await learner.send('POST', '/api/learning/watch', message, { headers });
    expect([reply.status, reply.body]).toMatchObject([200, { creditedSeconds: 5 }]);
  });

  it('keeps where to resume', async () => {
    const learner = await classroom.learner();
    await watch(learner, { position: { lectureId: second.lectureId, seconds: 1234.5 } });
    const { courses } = (await progressOf(learner)) as { courses: object[] };
    expect(courses[0]).toMatchObject({
      next: { lectureId: second.lectureId, lectureTitle: 'A lecture', positionSeconds: 1234.5 },
    });
  });

  it.each([
    ['a negative start', -1, 5, 400],
    ['an end before its start', 10, 5, 400],
    ['text', '0', 5, 400],
    ['nothing', null, 5, 400],
    ['more than the lecture has', 0, 4000, 400],
    ['a week', 0, 604_800, 400],
  ])('refuses an interval with %s, and credits nothing', async (_, from, to, status) => {
    const learner = await classroom.learner();
    const good = interval(second, 0, 5).intervals;
    const bad = interval(second, from, to).intervals;
    const reply = await watch(learner, { intervals: [...good, ...bad] });
    expect(reply.status).toBe(status);
    expect(await progressOf(learner)).toMatchObject({ summary: { watchedSeconds: 0 } });
  });

  it.each(['NaN', '1e999', 'Infinity', '"5"', 'true', '[5]'])(
    'refuses a second that is %s, and credits nothing',
    async (seconds) => {
      const learner = await classroom.learner();
      const text = `{"intervals":[{"lectureId":"${second.lectureId}","from":0,"to":${seconds}}]}`;
      const headers = { 'content-type': 'application/json' };
      const reply = await learner.send('POST', '/api/learning/watch', text, { headers });
      expect(reply.status).toBe(400);
      expect(await progressOf(learner)).toMatchObject({ summary: { watchedSeconds: 0 } });
    },
  );

  it('credits what overlaps within a message once', async () => {
    const learner = await classroom.learner();
    const parts = [interval(second, 0, 10), interval(second, 5, 15), interval(second, 2, 3)];
    const intervals = parts.flatMap((part) => part.intervals);
    expect((await watch(learner, { intervals })).body['creditedSeconds']).toBe(15);
  });

  it('refuses lectures of other courses and unknown ones', async () => {
    const learner = await classroom.learner();
    const elsewhere = await (await Classroom.open(app)).addLecture();
    const mixed = [...interval(first, 0, 5).intervals, ...interval(elsewhere, 0, 5).intervals];
    const unknown = { lectureId: randomUUID() };
    expect((await watch(learner, { intervals: mixed })).status).toBe(404);
    expect((await watch(learner, interval(unknown, 0, 5))).status).toBe(404);
    expect((await watch(learner, { done: ['nonsense'] })).status).toBe(404);
    expect((await watch(learner, {})).status).toBe(400);
  });

  it('is for those who have access', async () => {
    const refunded = await classroom.learner();
    await classroom.refund(refunded);
    for (const [viewer, status] of [
      [app.visitor(), 401],
      [await app.signUp('student'), 403],
      [classroom.educator, 403],
      [refunded, 403],
    ] as const)
      expect((await watch(viewer, interval(first, 0, 5))).status).toBe(status);
  });

  it('tells strangers nothing of a draft', async () => {
    const draft = await Classroom.open(app);
    const lesson = await draft.addLecture();
    const learner = await draft.learner();
    const stranger = await app.signUp('student');
    await draft.unpublish();
    for (const [viewer, status] of [
      [stranger, 404],
      [draft.educator, 403],
      [learner, 200],
    ] as const)
      expect((await watch(viewer, interval(lesson, 0, 5))).status).toBe(status);
  });
});
