import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  StudyRecords,
  type UnfinishedMark,
} from '../../src/modules/learning/application/progress/study-records.js';
import { listenToStatements } from '../support/statements.js';
import { TestApp } from '../support/test-app.js';

const LEARNERS = 2_500;
const courseId = randomUUID();

/** A third enrolled at the same moment, as in an import; every fifth has not started. */
const SEED = `insert into learning.enrollment (id, learner_id, course_id, status, grant_kind, enrolled_at, active_since, progress)
  select uuidv7(), gen_random_uuid(), $1, 'active', 'free', '2026-11-21'::timestamptz + greatest(at, ${LEARNERS / 3}) * interval '1 minute', now(),
    jsonb_build_object('lectures', '{}'::jsonb, 'completion', null, 'lastActivityAt', case when at % 5 > 0 then at end)
  from generate_series(1, ${LEARNERS}) as at`;

let app: TestApp;
let records: StudyRecords;
let statements: string[];

beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  await app.sql.rows(SEED, [courseId]);
  await app.sql.rows('analyze learning.enrollment');
  records = app.nest.get(StudyRecords);
  statements = listenToStatements(app);
}, 60_000);
afterAll(() => app.close());

describe('Those who have not finished a large course', () => {
  it('come page by page, each of them once', async () => {
    const met: string[] = [];
    for (let after: UnfinishedMark | null = null; ;) {
      const page = await records.unfinishedIn(courseId, after, 100);
      met.push(...page.map(({ learnerId }) => learnerId));
      after = page.at(-1) ?? null;
      if (!after) break;
    }
    expect([met.length, new Set(met).size]).toEqual([LEARNERS * 0.8, LEARNERS * 0.8]);
  });

  it('are found from where the page before ended, and not among everyone again', async () => {
    statements.length = 0;
    await records.unfinishedIn(courseId, null, 100);
    // With these very values, because the limit affects the plan.
    const plan = await app.sql.rows(`explain ${statements[0] ?? ''}`, [
      courseId,
      new Date(0),
      courseId,
      100,
    ]);
    expect(JSON.stringify(plan)).toMatch('Presorted Key: enrolled_at');
  });
});
