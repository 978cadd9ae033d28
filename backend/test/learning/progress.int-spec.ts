import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

describe('The progress page', () => {
  it('has a place for everything before anything happened', async () => {
    const newcomer = await app.signUp('student');
    const body = await progressOf(newcomer);
    expect(body).toMatchObject({
      summary: {
        enrolled: 0,
        watchedSeconds: 0,
        weeklyGoalMinutes: null,
        currentStreakDays: 0,
        lastActivityAt: null,
      },
      courses: [],
    });
    expect(body['days']).toHaveLength(182);
  });

  it('tells how far every course is', async () => {
    const learner = await classroom.learner();
    await watch(learner, interval(first, 0, 9.5));
    const body = (await progressOf(learner)) as { courses: object[]; days: object[] };
    expect(body).toMatchObject({
      summary: {
        enrolled: 1,
        inProgress: 1,
        completed: 0,
        watchedSeconds: 9,
        thisWeekSeconds: 9,
        activeDaysThisWeek: 1,
        currentStreakDays: 1,
        longestStreakDays: 1,
      },
    });
    expect(body.days.at(-1)).toMatchObject({ seconds: 9 });
    expect(body.courses).toEqual([
      {
        courseId: classroom.courseId,
        title: 'Watching cameras',
        thumbnail: null,
        category: 'Others',
        level: null,
        creatorName: 'Esha',
        state: 'in_progress',
        percent: 50,
        lecturesDone: 1,
        lecturesTotal: 2,
        watchedSeconds: 9,
        totalSeconds: 3610,
        remainingSeconds: 3600,
        remainingMB: { low: 90, auto: 540 },
        next: { lectureId: second.lectureId, lectureTitle: 'A lecture', positionSeconds: 0 },
        lastActivityAt: expect.any(String),
        forecastFinishOn: null,
        changedSince: null,
        certificate: null,
        needs: [`watch:${second.lectureId}`],
        accessState: 'active',
      },
    ]);
  });

  it('keeps a course completed and says what was added since', async () => {
    const growing = await Classroom.open(app);
    const lesson = await growing.addLecture();
    const learner = await growing.learner();
    await watch(learner, { done: [lesson.lectureId] });
    await growing.addLecture();
    await growing.addLecture();
    const { courses } = (await progressOf(learner)) as { courses: object[] };
    expect(courses[0]).toMatchObject({
      state: 'completed',
      percent: 100,
      lecturesTotal: 3,
      changedSince: { added: 2, removed: 0, updated: 0 },
      needs: [],
    });
  });

  it('keeps what was learned after a refund or when the course retires', async () => {
    const other = await Classroom.open(app);
    const learner = await classroom.learner();
    await other.enroll(learner);
    await classroom.refund(learner);
    await other.retire();
    const { courses, summary } = (await progressOf(learner)) as {
      courses: { accessState: string }[];
      summary: object;
    };
    expect(courses.map(({ accessState }) => accessState)).toEqual(['archived_course', 'refunded']);
    expect(summary).toMatchObject({ enrolled: 1 });
  });

  it('says nothing of a hidden course to whoever gave it back', async () => {
    const other = await Classroom.open(app);
    const learner = await other.learner();
    await other.refund(learner);
    await other.retire();
    expect(await progressOf(learner)).toMatchObject({ courses: [], summary: { enrolled: 0 } });
  });

  it('is not sent again while nothing changed', async () => {
    const learner = await classroom.learner();
    const etag = (await learner.get('/api/learning/progress')).headers.get('etag') ?? '';
    const again = await learner.get('/api/learning/progress', {
      // Explicit, because fetch would send no-cache.
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  it('of one course is for its learners', async () => {
    const path = `/api/learning/progress/${classroom.courseId}`;
    expect((await app.visitor().get(path)).status).toBe(401);
    expect((await (await app.signUp('student')).get(path)).status).toBe(404);
    expect((await (await classroom.learner()).get(path)).status).toBe(200);
  });
});

describe('The weekly goal', () => {
  it('is set, changed and dropped', async () => {
    const learner = await app.signUp('student');
    for (const minutesPerWeek of [60, 120, null]) {
      const reply = await learner.put('/api/learning/goal', { minutesPerWeek });
      expect([reply.status, reply.body]).toEqual([200, { minutesPerWeek }]);
      expect(await progressOf(learner)).toMatchObject({
        summary: { weeklyGoalMinutes: minutesPerWeek },
      });
    }
  });

  it.each([0, -15, 1.5, 10_081, '60', undefined])('is not %j', async (minutesPerWeek) => {
    const learner = await app.signUp('student');
    const reply = await learner.put('/api/learning/goal', { minutesPerWeek });
    expect([reply.status, reply.body['code']]).toEqual([400, 'VALIDATION_FAILED']);
  });
});
