import { type Spread, spreadOf } from './figures.ts';
import { type LoadOptions, measure, type Reading, type Target } from './load.ts';

/** Two targets, measured alternately, so that other load on the machine affects both. */
export interface Comparison {
  ours: Summary;
  reference: Summary;
  /** Ours divided by the reference, in CPU per request. */
  ratio: Spread;
}

export interface Summary {
  cpu: Spread;
  perSecond: Spread;
  p50: Spread;
  p99: Spread;
}

const WARM_UP_SECONDS = 2;
/** If the reference varies by more than this between rounds, the machine was not quiet enough. */
const RESTLESS = 1.25;

export async function compare(
  ours: Target,
  reference: Target,
  options: LoadOptions & { rounds: number; warmUpSeconds?: number },
): Promise<Comparison> {
  const seconds = options.warmUpSeconds ?? WARM_UP_SECONDS;
  await Promise.all([
    measure(ours, { ...options, seconds }),
    measure(reference, { ...options, seconds: Math.min(seconds, WARM_UP_SECONDS) }),
  ]);
  const first = await interleaved(ours, reference, options);
  const { min, max } = first.reference.cpu;
  // Only one retry; after that the spread in the table has to tell.
  return max / min > RESTLESS ? interleaved(ours, reference, options) : first;
}

async function interleaved(
  ours: Target,
  reference: Target,
  { rounds, ...load }: LoadOptions & { rounds: number },
): Promise<Comparison> {
  const mine: Reading[] = [];
  const others: Reading[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // A B, B A, A B: a trend during the run affects both.
    for (const target of round % 2 === 0 ? [ours, reference] : [reference, ours])
      (target === ours ? mine : others).push(await measure(target, load));
  }
  const ratios = mine.map(({ cpu }, round) => cpu / (others[round]?.cpu ?? NaN));
  return { ours: summary(mine), reference: summary(others), ratio: spreadOf(ratios) };
}

export function summary(readings: Reading[]): Summary {
  const of = (name: keyof Reading): Spread => spreadOf(readings.map((reading) => reading[name]));
  return { cpu: of('cpu'), perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') };
}
