import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Classroom } from '../learning/classroom.js';
import { TestApp } from '../support/test-app.js';

// The access matrix (test/access) covers who may review.

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
}, 60_000);
afterAll(() => app.close());

it('a malformed course id is like an unknown one', async () => {
  const student = await app.signUp('student');
  const reply = await student.post('/api/review/givereview', { courseId: 'nonsense', rating: 5 });
  expect(reply.status).toBe(404);
});

it('tells those who did not enroll what to do', async () => {
  const { courseId } = await Classroom.open(app);
  const student = await app.signUp('student');
  const { body } = await student.post('/api/review/givereview', { courseId, rating: 5 });
  expect(body).toMatchObject({
    code: 'FORBIDDEN',
    message: 'Enroll in this course to leave a review.',
  });
});
