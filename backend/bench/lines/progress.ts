import { manyCourses } from '../../test/learning/many-courses.ts';
import { cpuOf } from '../harness/cpu.ts';
import { readable } from '../harness/figures.ts';
import { quantileOf, timed } from '../harness/sequence.ts';
import { ask, signUp } from '../world/person.ts';
import { asAdmin, databaseNamed } from '../world/server.ts';
import type { Line } from './line.ts';

const SIZE = { courses: 50, lectures: 100 };
const WARM_UP = 20;
const CALLS = 100;

/** The calls that the Learning Progress screen waits for, for a learner with many courses. */
export const progress: Line = {
  id: 'progress',
  covers: ['progress'],
  async run(bench) {
    const databaseUrl = await bench.world(10_000);
    const app = await bench.api(10_000);
    const learner = await signUp(app.url, 'student');
    const name = new URL(databaseUrl).pathname.slice(1);
    await asAdmin(databaseNamed(bench.database.adminUrl, name), async (admin) => {
      for (const statement of manyCourses(SIZE)) await admin.query(statement, [learner.id]);
      await admin.query('vacuum analyze');
    });
    const call = () =>
      ask<{ courses: { percent: number }[] }>(app.url, '/api/learning/progress', learner);
    const { courses } = await call();
    if (courses.length !== SIZE.courses || courses.some(({ percent }) => percent !== 50))
      throw new Error('The progress is not what was put there.');
    await timed(WARM_UP, call);
    const roots = [app.pid, bench.database.pid];
    const cpu = cpuOf(roots);
    const times = await timed(CALLS, call);
    const each = (cpuOf(roots) - cpu) / CALLS;
    const p99 = quantileOf(times, 0.99);
    return [
      {
        ...{ line: 'progress', unit: 'ms', ours: p99, reference: null, against: '' },
        what: `progress of a learner with ${SIZE.courses} courses of ${SIZE.lectures} lectures, p99`,
        ...{ figure: p99, figureUnit: 'ms', goal: { most: 100 } },
        note: `p50 ${readable(quantileOf(times, 0.5).median)} ms, ${readable(each)} us CPU each`,
      },
    ];
  },
};
