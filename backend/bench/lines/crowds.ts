import { availableParallelism } from 'node:os';
import type { Call } from '../harness/call.ts';
import { cpuOf } from '../harness/cpu.ts';
import { even, quantile, readable, spreadOf } from '../harness/figures.ts';
import { measure } from '../harness/load.ts';
import { type Answer, atRate, together } from '../harness/open-loop.ts';
import type { App } from '../world/app.ts';
import { openClassroom } from '../world/classroom.ts';
import { crowd, type Learner } from '../world/crowd.ts';
import { ask, signUp } from '../world/person.ts';
import { asAdmin, databaseNamed } from '../world/server.ts';
import type { Line } from './line.ts';
import { cursorAfter } from '../world/courses.ts';
import { Dice } from '../world/random.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const BUYERS = 1_000;
const AT_ONCE = 50;
const WATCHERS = 1_000;
const WATCH_EVERY_SECONDS = 10;
const WARM_UP_SECONDS = 6;
/** The counter with the noted changes (ADR 36), because no worker runs here that would fold them in. */
const COUNTED = `select (select enrollment_count from catalog.course where id = $1)
    + (select coalesce(sum(change), 0)::integer from catalog.enrollment_change where course_id = $1) as counter,
  (select count(*)::integer from learning.enrollment where course_id = $1 and status = 'active') as rows`;

export const hotCourse: Line = {
  id: 'hot course',
  covers: ['hot course'],
  async run(bench) {
    const databaseUrl = await bench.world(10_000);
    const app = await bench.api(10_000);
    const { courseId } = await openClassroom(app.url);
    const buyers = await crowd(bench, databaseUrl, BUYERS);
    const calls = buyers.map(enrolling(courseId));
    const roots = [app.pid, bench.database.pid];
    const [cpu, began] = [cpuOf(roots), performance.now()];
    const answers = await together(app.url, calls, AT_ONCE);
    const seconds = (performance.now() - began) / 1_000;
    const each = (cpuOf(roots) - cpu) / BUYERS;
    assertAll(answers, 200);
    const name = new URL(databaseUrl).pathname.slice(1);
    const { rows } = await asAdmin(databaseNamed(bench.database.adminUrl, name), (admin) =>
      admin.query<{ counter: number; rows: number }>(COUNTED, [courseId]),
    );
    if (rows[0]?.counter !== BUYERS || rows[0].rows !== BUYERS)
      throw new Error(`${rows[0]?.rows} enrollments, counted ${rows[0]?.counter}.`);
    const p99 = even(
      quantile(
        answers.map(({ took }) => took),
        0.99,
      ),
    );
    return [
      {
        ...{ line: 'hot course', unit: 'ms', ours: p99, reference: null, against: '' },
        what: `${BUYERS} enrollments in one course, ${AT_ONCE} at once, p99`,
        ...{ figure: p99, figureUnit: 'ms', goal: { most: 250 } },
        note: `${readable(BUYERS / seconds)}/s, ${readable(each)} us CPU each; counter and rows agree`,
      },
    ];
  },
};

export const watchers: Line = {
  id: 'watchers',
  covers: ['watchers'],
  async run(bench) {
    const databaseUrl = await bench.world(10_000);
    const app = await bench.api(10_000);
    const { courseId, lectureId } = await openClassroom(app.url);
    const learners = await crowd(bench, databaseUrl, WATCHERS);
    assertAll(await together(app.url, learners.map(enrolling(courseId)), AT_ONCE), 200);
    const seconds = bench.full ? 60 : WATCH_EVERY_SECONDS;
    const answers = await atRate(app.url, WATCHERS / WATCH_EVERY_SECONDS, seconds, (at) => ({
      ...{ method: 'POST', path: '/api/learning/watch' },
      headers: { ...JSON_TYPE, cookie: learners[at % WATCHERS]?.cookie ?? '' },
      body: JSON.stringify({ intervals: [{ lectureId, from: 0, to: 10 }] }),
    }));
    assertAll(answers, 200);
    const p99 = even(
      quantile(
        answers.map(({ took }) => took),
        0.99,
      ),
    );
    return [
      {
        ...{ line: 'watchers', unit: 'ms', ours: p99, reference: null, against: '' },
        what: `${WATCHERS} learners reporting every ${WATCH_EVERY_SECONDS} s, p99`,
        ...{ figure: p99, figureUnit: 'ms', goal: { most: 100 } },
        note: `p50 ${readable(
          quantile(
            answers.map(({ took }) => took),
            0.5,
          ),
        )} ms`,
      },
    ];
  },
};

/** One API process and two, on the same port list, with the most expensive requests. */
export const scaling: Line = {
  id: 'two processes',
  covers: ['two processes', 'two processes here'],
  async run(bench) {
    const databaseUrl = await bench.world(10_000);
    // Equally young, because code that has run for long is faster.
    const pair = [await bench.app({ databaseUrl }), await bench.app({ databaseUrl })] as const;
    const { cookie } = await signUp(pair[0].url, 'student');
    await ask(pair[1].url, '/api/user/currentuser', { cookie });
    const dice = new Dice(3);
    const target = ({ url, pid }: App) => ({
      ...{ name: 'pages', url, roots: [pid] },
      next: () => ({
        path: `/api/course/getpublishedcoures?limit=20&cursor=${cursorAfter(1_000 + dice.below(8_000))}`,
        headers: { cookie },
      }),
    });
    const { seconds, rounds } = bench.load;
    const load = { seconds, connections: 8 };
    await Promise.all(
      pair.map((app) => measure(target(app), { ...load, seconds: WARM_UP_SECONDS })),
    );
    const [cheaper, faster]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const alone = await measure(target(pair[round % 2 === 0 ? 0 : 1]), load);
      const both = await Promise.all(pair.map((app) => measure(target(app), load)));
      const sum = both.reduce((total, { perSecond }) => total + perSecond, 0);
      const cpu = both.reduce((total, reading) => total + reading.cpu * reading.perSecond, 0) / sum;
      cheaper.push((both.length * alone.cpu) / cpu);
      faster.push(sum / alone.perSecond);
    }
    const row = { unit: 'x', reference: null, against: '', figureUnit: 'x', goal: { least: 1.7 } };
    return [
      {
        ...{ ...row, line: 'two processes', ours: spreadOf(cheaper), figure: spreadOf(cheaper) },
        what: 'two API processes over one, requests for the same CPU of theirs',
        note: 'what they do a second if each has a core to itself',
      },
      {
        ...{ ...row, line: 'two processes here', ours: spreadOf(faster), figure: spreadOf(faster) },
        what: 'the same, requests a second on this machine',
        note: `${availableParallelism()} cores, which the database and the generator of the load share`,
      },
    ];
  },
};

const enrolling =
  (courseId: string) =>
  ({ cookie }: Learner): Call => ({
    ...{ method: 'POST', path: '/api/payment/create-order' },
    headers: { ...JSON_TYPE, cookie },
    body: JSON.stringify({ courseId }),
  });

function assertAll(answers: Answer[], status: number): void {
  const others = answers.filter((answer) => answer.status !== status);
  if (others.length > 0)
    throw new Error(
      `${others.length} of ${answers.length} answers were not ${status}: ${others[0]?.status}.`,
    );
}
