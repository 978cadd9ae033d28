import { setTimeout as sleep } from 'node:timers/promises';
import { even, quantile, readable } from '../harness/figures.ts';
import { type Answer, atRate } from '../harness/open-loop.ts';
import type { Call } from '../harness/call.ts';
import type { Row } from '../harness/row.ts';
import { openClassroom } from '../world/classroom.ts';
import { cursorAfter } from '../world/courses.ts';
import { crowd } from '../world/crowd.ts';
import { Dice } from '../world/random.ts';
import { asAdmin, databaseNamed } from '../world/server.ts';
import type { Line } from './line.ts';

const HOLDS_MS = 250;
const FIRST_RATE = 50;
const STEP = 1.3;
const STEP_SECONDS = 4;
const CALM_WITHIN_SECONDS = 10;
const PEOPLE = 20_000;
const COUNTED = 'select count(*)::integer as rows from learning.enrollment where course_id = $1';

/** Twice as much as it can bear: mostly reading, and now and then somebody enrolls. */
export const overload: Line = {
  id: 'overload',
  covers: ['overload', 'overload refusals', 'overload calm'],
  async run(bench) {
    const databaseUrl = await bench.world(10_000);
    const app = await bench.app({ databaseUrl });
    const { courseId } = await openClassroom(app.url);
    const people = await crowd(bench, databaseUrl, PEOPLE);
    const dice = new Dice(5);
    let enrolling = 0;
    const next = (at: number): Call => {
      if (at % 20 === 0) {
        enrolling += 1;
        return {
          ...{ method: 'POST', path: '/api/payment/create-order' },
          headers: {
            'content-type': 'application/json',
            cookie: people[enrolling % PEOPLE]?.cookie ?? '',
          },
          body: JSON.stringify({ courseId }),
        };
      }
      return {
        path: `/api/course/getpublishedcoures?limit=20&cursor=${cursorAfter(1_000 + dice.below(8_000))}`,
        headers: { cookie: people[0]?.cookie ?? '' },
      };
    };
    const enrolledBy = (answers: Answer[]): number =>
      answers.filter(({ status }, at) => at % 20 === 0 && status === 200).length;

    let acknowledged = enrolledBy(await atRate(app.url, FIRST_RATE, STEP_SECONDS, next));
    let holds = FIRST_RATE;
    for (let rate = FIRST_RATE; ; rate *= STEP) {
      const answers = await atRate(app.url, rate, STEP_SECONDS, next);
      acknowledged += enrolledBy(answers);
      if (answers.some(({ status }) => status !== 200)) break;
      if (
        quantile(
          answers.map(({ took }) => took),
          0.99,
        ) > HOLDS_MS
      )
        break;
      holds = rate;
    }
    await sleep(2_000);
    const answers = await atRate(app.url, 2 * holds, bench.full ? 300 : 20, next);
    acknowledged += enrolledBy(answers);
    await sleep(CALM_WITHIN_SECONDS * 1_000);
    const after = await atRate(app.url, holds / 2, STEP_SECONDS, next);
    acknowledged += enrolledBy(after);
    const name = new URL(databaseUrl).pathname.slice(1);
    const { rows } = await asAdmin(databaseNamed(bench.database.adminUrl, name), (admin) =>
      admin.query<{ rows: number }>(COUNTED, [courseId]),
    );
    if ((rows[0]?.rows ?? 0) < acknowledged)
      throw new Error(`${acknowledged} enrollments were acknowledged, ${rows[0]?.rows} are there.`);
    const accepted = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    const unfit = refused.filter(({ status, retryAfter }) => status !== 503 || !retryAfter);
    if (unfit.length > 0)
      throw new Error(
        `${unfit.length} refusals were not 503 with Retry-After: ${unfit[0]?.status}.`,
      );
    const row = (line: string, what: string, of: Answer[], q: number, most: number): Row => {
      const took =
        of.length === 0
          ? null
          : even(
              quantile(
                of.map((answer) => answer.took),
                q,
              ),
            );
      return {
        ...{ line, what, unit: 'ms', ours: took, reference: null, against: '' },
        ...{ figure: took, figureUnit: 'ms', goal: { most }, note: '' },
      };
    };
    const share = readable((100 * refused.length) / answers.length);
    return [
      {
        ...row(
          'overload',
          'twice the load it holds, accepted requests, p99',
          accepted,
          0.99,
          1_000,
        ),
        note: `${readable(2 * holds)}/s, ${share} % refused; no acknowledged write lost`,
      },
      row(
        'overload refusals',
        'the same, refusals with 503 and Retry-After, p99',
        refused,
        0.99,
        50,
      ),
      row('overload calm', 'ten seconds later at half the load, p99', after, 0.99, HOLDS_MS),
    ];
  },
};
