import { setTimeout as sleep } from 'node:timers/promises';
import { even, quantile, readable } from '../harness/figures.ts';
import { type Answer, atRate } from '../harness/open-loop.ts';
import type { Row } from '../harness/row.ts';
import { Shop } from '../world/shop.ts';
import type { Line } from './line.ts';

const HOLDS_MS = 250;
const FIRST_RATE = 100;
/** The precision of the sustainable rate: a factor of 2 halved twice, 19 %. */
const HALVINGS = 2;
const STEP_SECONDS = 3;
const OVERLOAD_SECONDS = { usual: 15, full: 300 };
const MOST_CALM_SECONDS = 20;

/** Twice the sustainable load: mostly reads, and now and then an enrollment. */
export const overload: Line = {
  id: 'overload',
  covers: ['overload', 'refusals', 'others', 'writes', 'calm'].map((row, at) =>
    at === 0 ? row : `overload ${row}`,
  ),
  async run(bench) {
    const shop = await Shop.open(bench);
    const bears = await rateThatHolds(shop);
    const seconds = bench.full ? OVERLOAD_SECONDS.full : OVERLOAD_SECONDS.usual;
    await sleep(2_000);
    const answers = await load(shop, 2 * bears, seconds);
    const calm = await secondsUntilCalm(shop, bears / 2);
    const lost = await shop.lost();
    return rowsOf({ answers, bears, seconds, calm, lost, acknowledged: shop.acknowledged.size });
  },
};

async function load(shop: Shop, perSecond: number, seconds: number): Promise<Answer[]> {
  const visit = shop.visit();
  const answers = await atRate(shop.url, perSecond, seconds, visit.next);
  visit.note(answers);
  return answers;
}

const isRefused = ({ status }: Answer): boolean => status !== 200;
const p99 = (answers: Answer[]): number =>
  quantile(
    answers.map(({ took }) => took),
    0.99,
  );
const holds = (answers: Answer[]): boolean => !answers.some(isRefused) && p99(answers) <= HOLDS_MS;

/** The highest rate at which nothing is refused and 99 of 100 replies are in time. */
async function rateThatHolds(shop: Shop): Promise<number> {
  // Warms up first, because uncompiled code is not what the server can sustain.
  await load(shop, FIRST_RATE / 2, STEP_SECONDS);
  const tryOut = async (rate: number): Promise<boolean> => {
    if (holds(await load(shop, rate, STEP_SECONDS))) return true;
    await secondsUntilCalm(shop, FIRST_RATE / 4);
    return false;
  };
  let below = FIRST_RATE;
  while (!(await tryOut(below))) below /= 2;
  let above = below * 2;
  for (; await tryOut(above); above *= 2) below = above;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const between = Math.sqrt(below * above);
    if (await tryOut(between)) below = between;
    else above = between;
  }
  return below;
}

async function secondsUntilCalm(shop: Shop, perSecond: number): Promise<number> {
  for (let second = 1; second <= MOST_CALM_SECONDS; second += 1)
    if (holds(await load(shop, perSecond, 1))) return second;
  return Infinity;
}

function rowsOf(outcome: {
  answers: Answer[];
  bears: number;
  seconds: number;
  calm: number;
  lost: number;
  acknowledged: number;
}): Row[] {
  const { answers, bears, seconds, calm, lost, acknowledged } = outcome;
  const accepted = answers.filter((answer) => !isRefused(answer));
  const refused = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter);
  const handled = new Set([...accepted, ...refused]);
  const others = answers.filter((answer) => !handled.has(answer));
  const unanswered = others.filter(({ status }) => status === 0).length;
  const share = readable((100 * refused.length) / answers.length);
  const sent = refused.map((answer) => answer.sinceSent);
  const row = (line: string, what: string, value: number | null, unit: string, most: number) => ({
    ...{ line, what, unit, reference: null, against: '', figureUnit: unit, goal: { most } },
    ...{ ours: value === null ? null : even(value), figure: value === null ? null : even(value) },
  });
  const nobody = 'nobody was refused';
  return [
    {
      ...row('overload', 'twice the load it holds, accepted, p99', p99(accepted), 'ms', 1_000),
      note: `${readable(2 * bears)}/s for ${seconds} s, as ${readable(bears)}/s hold p99 <= ${HOLDS_MS} ms; ${share} % refused`,
    },
    {
      ...row(
        ...(['overload refusals', 'refusals with 503 and Retry-After, p99'] as const),
        ...([refused.length > 0 ? p99(refused) : null, 'ms', 50] as const),
      ),
      note:
        sent.length > 0
          ? `since it was due; since it was sent ${readable(quantile(sent, 0.99))} ms`
          : nobody,
    },
    {
      ...row('overload others', 'neither success nor such a refusal', others.length, 'answers', 0),
      note: `of ${readable(answers.length)}; ${readable(unanswered)} of them without any answer`,
    },
    {
      ...row('overload writes', 'acknowledged enrollments that are not there', lost, 'lost', 0),
      note: `of ${readable(acknowledged)} acknowledged`,
    },
    {
      ...row(
        'overload calm',
        'until half the load holds again',
        Math.min(calm, MOST_CALM_SECONDS),
        's',
        10,
      ),
      note:
        calm === Infinity
          ? `not within ${MOST_CALM_SECONDS} s`
          : `nobody refused and p99 <= ${HOLDS_MS} ms`,
    },
  ];
}
