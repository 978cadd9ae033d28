import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Classroom } from '../learning/classroom.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

type Caller = 'anon' | 'student' | 'enrolled' | 'other educator' | 'owner' | 'ended session';

let app: TestApp;
let callers: Record<Caller, HttpClient>;
const courses: Record<string, string> = { unknown: randomUUID(), malformed: 'nonsense' };

beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  const owner = await app.signUp('educator');
  callers = {
    anon: app.visitor(),
    student: await app.signUp('student'),
    enrolled: await app.signUp('student'),
    'other educator': await app.signUp('educator'),
    owner,
    'ended session': await app.signUp('student'),
  };
  const session = callers['ended session'].cookie('session') ?? '';
  await callers['ended session'].get('/api/auth/logout');
  callers['ended session'].setCookie('session', session);
  for (const state of ['published', 'unpublished', 'retired', 'reviewed']) {
    const classroom = await Classroom.open(app, owner);
    await classroom.enroll(callers.enrolled);
    if (state === 'unpublished') await classroom.unpublish();
    if (state === 'retired') await classroom.retire();
    courses[state] = classroom.courseId;
  }
  await review('enrolled', 'reviewed');
}, 60_000);
afterAll(() => app.close());

async function review(caller: Caller, state: string): Promise<number> {
  const body = { courseId: courses[state], rating: 5, comment: 'Good' };
  return (await callers[caller].post('/api/review/givereview', body)).status;
}

it.each<[state: string, expected: Record<Caller, number>]>([
  [
    'published',
    {
      anon: 401,
      student: 403,
      enrolled: 201,
      'other educator': 403,
      owner: 403,
      'ended session': 401,
    },
  ],
  [
    'unpublished',
    {
      anon: 401,
      student: 404,
      enrolled: 201,
      'other educator': 404,
      owner: 403,
      'ended session': 401,
    },
  ],
  [
    'retired',
    {
      anon: 401,
      student: 404,
      enrolled: 404,
      'other educator': 404,
      owner: 404,
      'ended session': 401,
    },
  ],
  [
    'reviewed',
    {
      anon: 401,
      student: 403,
      enrolled: 200,
      'other educator': 403,
      owner: 403,
      'ended session': 401,
    },
  ],
  [
    'unknown',
    {
      anon: 401,
      student: 404,
      enrolled: 404,
      'other educator': 404,
      owner: 404,
      'ended session': 401,
    },
  ],
  [
    'malformed',
    {
      anon: 401,
      student: 404,
      enrolled: 404,
      'other educator': 404,
      owner: 404,
      'ended session': 401,
    },
  ],
])(
  'reviewing a course that is %s is answered as the access matrix says',
  async (state, expected) => {
    const answers = {} as Record<Caller, number>;
    for (const caller of Object.keys(callers) as Caller[])
      answers[caller] = await review(caller, state);
    expect(answers).toEqual(expected);
  },
);

it('everyone may read all reviews', async () => {
  for (const caller of Object.values(callers))
    expect((await caller.get('/api/review/allReview')).status).toBe(200);
});

it('tells those who did not enroll what to do', async () => {
  const { body } = await callers.student.post('/api/review/givereview', {
    courseId: courses['published'],
    rating: 5,
  });
  expect(body).toMatchObject({
    code: 'FORBIDDEN',
    message: 'Enroll in this course to leave a review.',
  });
});
