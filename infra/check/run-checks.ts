import { buildIfStale } from '../build/build.ts';
import { explain } from '../local/plain-error.ts';
import { command, type Outcome } from '../test/command.ts';
import type { Tally } from '../test/tally.ts';
import type { Step } from './steps.ts';

const LANES = 2;

/** Runs checks, two at a time; only failures print more than a line. */
export async function runChecks(steps: readonly Step[]): Promise<Tally> {
  const tally: Required<Tally> = { passed: 0, failed: 0, names: [] };
  const report = (name: string, { ok, seconds, output }: Outcome): void => {
    tally[ok ? 'passed' : 'failed'] += 1;
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
    if (ok) return;
    tally.names.push(name);
    console.log(output.trim().replace(/^/gm, '    '));
  };
  report('build', await attempt(() => buildIfStale(() => undefined)));
  const waiting = [...steps];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      report(step.name, await run(step));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return tally;
}

async function run(step: Step): Promise<Outcome> {
  if (!step.prepare) return command(step.command);
  let prepared: Awaited<ReturnType<NonNullable<Step['prepare']>>>;
  try {
    prepared = await step.prepare();
  } catch (error) {
    return { ok: false, output: explain(error), seconds: 0 };
  }
  try {
    return await command(step.command, { env: prepared.env });
  } finally {
    await prepared.release();
  }
}

async function attempt(work: () => Promise<void>): Promise<Outcome> {
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  try {
    await work();
    return { ok: true, output: '', seconds: seconds() };
  } catch (error) {
    return { ok: false, output: explain(error), seconds: seconds() };
  }
}
