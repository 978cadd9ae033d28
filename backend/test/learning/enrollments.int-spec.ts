import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '../../src/platform/application/unit-of-work.js';
import { TestApp } from '../support/test-app.js';
import { Classroom } from './classroom.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
}, 60_000);
afterAll(() => app.close());

const factsAbout = (learnerId: string) =>
  app.sql.rows<{ type: string }>(
    `select type from platform.outbox_message where payload ->> 'learnerId' = $1 order by id`,
    [learnerId],
  );

describe('Enrolling', () => {
  it('gives access, counts and tells it, all at once', async () => {
    const classroom = await Classroom.open(app);
    const learner = await app.signUp('student');
    expect(await classroom.enroll(learner)).toBe(true);
    expect(await classroom.learning.isEnrolled(learner.user._id, classroom.courseId)).toBe(true);
    expect(await classroom.counters()).toMatchObject({ enrolled: 1 });
    expect(await factsAbout(learner.user._id)).toEqual([{ type: 'learning.learner_enrolled.v1' }]);
  });

  it('twenty times at once happens once', async () => {
    const classroom = await Classroom.open(app);
    const learner = await app.signUp('student');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => classroom.enroll(learner)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await classroom.counters()).toMatchObject({ enrolled: 1 });
  });

  it('is undone with the transaction that asked for it', async () => {
    const classroom = await Classroom.open(app);
    const learner = await app.signUp('student');
    const payment = app.nest.get(UnitOfWork).run(async () => {
      await classroom.enroll(learner);
      throw new Error('the card was refused');
    });
    await expect(payment).rejects.toThrow('the card was refused');
    expect(await classroom.learning.isEnrolled(learner.user._id, classroom.courseId)).toBe(false);
    expect(await classroom.counters()).toMatchObject({ enrolled: 0 });
    expect(await factsAbout(learner.user._id)).toEqual([]);
  });

  it('again after a refund gives access back', async () => {
    const classroom = await Classroom.open(app);
    const learner = await app.signUp('student');
    await classroom.enroll(learner);
    await classroom.refund(learner);
    await classroom.refund(learner);
    expect(await classroom.learning.isEnrolled(learner.user._id, classroom.courseId)).toBe(false);
    expect(await classroom.counters()).toMatchObject({ enrolled: 0 });
    const orderId = randomUUID();
    const { learning, courseId } = classroom;
    expect(await learning.enroll(learner.user._id, courseId, { kind: 'order', orderId })).toBe(
      true,
    );
    expect(await classroom.counters()).toMatchObject({ enrolled: 1 });
    expect((await factsAbout(learner.user._id)).map(({ type }) => type)).toEqual([
      'learning.learner_enrolled.v1',
      'learning.enrollment_ended.v1',
      'learning.learner_enrolled.v1',
    ]);
  });

  it('shows on the shelf, newest first, until refunded', async () => {
    const [first, second, third] = [
      await Classroom.open(app),
      await Classroom.open(app),
      await Classroom.open(app),
    ];
    const learner = await app.signUp('student');
    for (const classroom of [first, second, third]) await classroom.enroll(learner);
    await second.refund(learner);
    const { learning } = first;
    const shelf = await learning.enrollmentsOf(learner.user._id);
    expect(shelf.map(({ courseId }) => courseId)).toEqual([third.courseId, first.courseId]);
    const asked = [first.courseId, second.courseId, randomUUID()];
    expect(await learning.enrolledAmong(learner.user._id, asked)).toEqual(
      new Set([first.courseId]),
    );
  });
});
