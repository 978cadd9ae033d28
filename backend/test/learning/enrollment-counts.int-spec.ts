import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import {
  ENROLLMENTS,
  EnrollmentCounts,
} from '../../src/modules/catalog/infrastructure/persistence/enrollment-counts.js';
import { UnitOfWork } from '../../src/platform/application/unit-of-work.js';
import { TestApp } from '../support/test-app.js';
import { Classroom } from './classroom.js';

let app: TestApp;
let classroom: Classroom;
let counts: EnrollmentCounts;
beforeAll(async () => {
  // A connection for each caller: long waits are refused, which on a busy machine would have nothing to do with counts.
  app = await TestApp.start({ ROLES: 'api', DATABASE_POOL: '10' });
  counts = app.nest.get(EnrollmentCounts);
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  classroom = await Classroom.open(app);
});

const enroll = (learnerId: string = randomUUID()) =>
  classroom.learning.enroll(learnerId, classroom.courseId, { kind: 'free' });
const leave = (learnerId: string) =>
  classroom.learning.endEnrollment(learnerId, classroom.courseId);

/** The displayed count, the real one, and how much of it is in notes. */
async function seen() {
  const [row] = await app.sql.rows<{ shown: number; there: number; noted: number }>(
    `select ${ENROLLMENTS} as shown, (select count(*)::integer from learning.enrollment
       where course_id = course.id and status = 'active') as there,
       (select count(*)::integer from catalog.enrollment_change where course_id = course.id) as noted
     from catalog.course where id = $1`,
    [classroom.courseId],
  );
  return row;
}

/** An enrollment whose transaction stays open until the returned function is called. */
async function slowEnrollment(): Promise<() => Promise<void>> {
  const [counted, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const work = app.nest.get(UnitOfWork).run(async () => {
    await enroll();
    counted.resolve();
    await end.promise;
  });
  await counted.promise;
  return () => {
    end.resolve();
    return work;
  };
}

describe('The count of enrollments', () => {
  it('lets nobody wait for another buyer of the same course', async () => {
    await enroll();
    const end = await slowEnrollment();
    await Promise.all([enroll(), enroll()]);
    expect(await seen()).toEqual({ shown: 3, there: 3, noted: 2 });
    await end();
    expect(await seen()).toEqual({ shown: 4, there: 4, noted: 2 });
  });

  it('is on the page of the course and in the catalog while it is still noted beside it', async () => {
    await enroll();
    const end = await slowEnrollment();
    await enroll();
    const page = await classroom.educator.get(`/api/course/getcourse/${classroom.courseId}`);
    expect(page.body).toMatchObject({ enrolledCount: 2 });
    const list = await classroom.educator.get('/api/course/getpublishedcoures?limit=1');
    expect(list.body).toMatchObject([{ _id: classroom.courseId, enrolledCount: 2 }]);
    await end();
  });

  it('is counted in by the next who finds the course free, and otherwise by the round', async () => {
    await enroll();
    const end = await slowEnrollment();
    await enroll();
    await counts.fold();
    expect(await seen()).toMatchObject({ noted: 1 });
    await end();
    await enroll();
    expect(await seen()).toEqual({ shown: 4, there: 4, noted: 0 });
    const endAnother = await slowEnrollment();
    await enroll();
    await endAnother();
    await counts.fold();
    expect(await seen()).toEqual({ shown: 6, there: 6, noted: 0 });
  });

  it('waits for the first buyer of a course, who may find it removed', async () => {
    const end = await slowEnrollment();
    const second = enroll();
    expect(await seen()).toEqual({ shown: 0, there: 0, noted: 0 });
    await end();
    await second;
    expect(await seen()).toEqual({ shown: 2, there: 2, noted: 0 });
  });
});

type Step = 'enroll' | 'leave' | 'change your mind' | 'fold';
const steps = fc.constantFrom<Step>('enroll', 'enroll', 'leave', 'change your mind', 'fold');
const visits = fc.array(fc.record({ step: steps, learner: fc.nat(4) }), {
  minLength: 8,
  maxLength: 8,
});
/** The actions of each of eight people, in sequence per person, all people concurrently. */
const crowds = fc.array(visits, { minLength: 8, maxLength: 8 });

it('is what is there at every moment, however many come, leave and change their minds at once', async () => {
  await fc.assert(
    fc.asyncProperty(crowds, async (crowd) => {
      classroom = await Classroom.open(app);
      const learners = Array.from({ length: 5 }, () => randomUUID());
      let isOver = false;
      const watch = async () => {
        while (!isOver) {
          const now = await seen();
          expect(now?.shown).toBe(now?.there);
        }
      };
      const act = async (visit: { step: Step; learner: number }) => {
        const learner = learners[visit.learner] ?? '';
        if (visit.step === 'enroll') await enroll(learner);
        if (visit.step === 'leave') await leave(learner);
        if (visit.step === 'fold') await counts.fold();
        if (visit.step === 'change your mind') await changeMind(learner);
      };
      const watching = watch();
      await Promise.all(
        crowd.map(async (person) => {
          for (const visit of person) await act(visit);
        }),
      ).finally(() => (isOver = true));
      await watching;
      await counts.fold();
      expect(await seen()).toMatchObject({ noted: 0 });
      expect((await seen())?.shown).toBe((await seen())?.there);
    }),
    { numRuns: 6 },
  );
}, 60_000);

/** Enrolls, and rolls back. */
async function changeMind(learner: string): Promise<void> {
  const lost = app.nest.get(UnitOfWork).run(async () => {
    await enroll(learner);
    throw new Error('changed my mind');
  });
  await expect(lost).rejects.toThrow('changed my mind');
}
