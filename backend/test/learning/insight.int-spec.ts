import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AudienceView } from '../../src/modules/learning/application/progress/audience-view.js';
import { TestApp } from '../support/test-app.js';
import { Classroom, type Lesson } from './classroom.js';
import { interval, watch } from './watching.js';

let app: TestApp;
let classroom: Classroom;
let short: Lesson;
let long: Lesson;
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  ({ classroom, first: short, second: long } = await Classroom.withTwoLessons(app));
}, 60_000);
afterAll(() => app.close());

const path = () => `/api/learning/insight/${classroom.courseId}`;

it('tells how many watched each lecture, and where they stopped', async () => {
  const [finisher, early, middle, refunded] = await Promise.all(
    Array.from({ length: 5 }, () => classroom.learner()),
  );
  if (!finisher || !early || !middle || !refunded) throw new Error('There are five.');
  await watch(finisher, { done: [short.lectureId, long.lectureId] });
  await watch(early, {
    ...interval(long, 0, 60),
    position: { lectureId: long.lectureId, seconds: 60 },
  });
  await watch(middle, interval(long, 1800, 1900));
  await watch(refunded, interval(long, 0, 60));
  await classroom.refund(refunded);
  const { status, body } = await classroom.educator.get(path());
  expect([status, body]).toEqual([
    200,
    {
      learners: 4,
      lectures: [
        {
          lectureId: short.lectureId,
          lectureTitle: 'A lecture',
          durationSeconds: 10,
          watched: 1,
          done: 1,
          stops: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        },
        {
          lectureId: long.lectureId,
          lectureTitle: 'A lecture',
          durationSeconds: 3600,
          watched: 3,
          done: 1,
          stops: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0],
        },
      ],
    },
  ]);
});

it('tells nowhere where they stopped in a lecture of unknown length', async () => {
  const lecture = { lectureId: long.lectureId, durationSeconds: null };
  const { lectures } = await app.nest.get(AudienceView).of(classroom.courseId, [lecture], 100);
  expect(lectures.get(long.lectureId)).toMatchObject({
    watched: 3,
    stops: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  });
});

it('is for the educator of the course', async () => {
  const draft = await Classroom.open(app);
  await draft.unpublish();
  const other = await app.signUp('educator');
  for (const [who, status] of [
    [app.visitor(), 401],
    [await app.signUp('student'), 403],
    [other, 403],
  ] as const)
    expect((await who.get(path())).status).toBe(status);
  expect((await other.get(`/api/learning/insight/${draft.courseId}`)).status).toBe(404);
});
