import { runChecks } from '../check/run-checks.ts';
import { STEPS } from '../check/steps.ts';
import { explain } from '../local/plain-error.ts';
import { findBrowser } from './browser.ts';
import type { Outcome } from './command.ts';
import { jest, nodeTally, nodeTests, stories } from './runners.ts';
import { missingForTheShape } from './distributed/packages.ts';
import { aptInstall, onPath } from './services/apt.ts';
import { startRedis } from './services/redis.ts';
import { startS3 } from './services/s3.ts';
import type { Service } from './services/service.ts';
import { lastLine, listed, sum, type Tally } from './tally.ts';

const tallies: Tally[] = [];
const notRun: string[] = [];
const stops: (() => Promise<void>)[] = [];
// The seed of all property tests: the same everywhere, unless another is given.
const env: NodeJS.ProcessEnv = { TEST_SEED: process.env['TEST_SEED'] ?? '20260101' };

const title = (text: string): void => console.log(`\n── ${text} ${'─'.repeat(70 - text.length)}`);

async function stage(text: string, work: () => Promise<Tally>): Promise<void> {
  title(text);
  try {
    tallies.push(await work());
  } catch (error) {
    broken(text, error);
  }
  console.log(`\n${(performance.now() / 1_000).toFixed()} s since the beginning`);
}

async function printed(running: Promise<Outcome>): Promise<Tally> {
  const outcome = await running;
  process.stdout.write(outcome.output);
  return nodeTally(outcome);
}

function broken(what: string, error: unknown): void {
  console.error(explain(error));
  tallies.push({ passed: 0, failed: 1, names: [what] });
}

/** Those that the contract suites are run against besides our own. */
async function startServices(): Promise<void> {
  if (!process.env['FFMPEG_PATH'] && !onPath('ffmpeg')) {
    const reason = aptInstall(['ffmpeg']);
    if (reason) notRun.push(`The ffmpeg of this system (${reason}); the npm-carried one was used.`);
  }
  try {
    await service(startRedis);
    await service(startS3);
  } catch (error) {
    broken('Services for the contract suites', error);
  }
}

async function service(start: () => Promise<Service>): Promise<void> {
  const found = await start();
  if ('missing' in found) {
    notRun.push(found.missing);
    return;
  }
  Object.assign(env, found.env);
  stops.push(found.stop);
}

async function stopServices(): Promise<void> {
  await Promise.allSettled(stops.splice(0).map((stop) => stop()));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stopServices().then(() => process.exit(130)));
}

const services = startServices();
await stage('Checks', () => runChecks(STEPS.filter(({ isAlsoTest }) => !isAlsoTest)));
await services;
const missing = missingForTheShape();
if (missing) notRun.push(missing);
// What surrounds the application mostly waits for processes that start and end; the others mostly compute.
const operations = nodeTests('infra/test/{build,operations}/*.test.ts', env);
const shape = missing
  ? undefined
  : operations.then(() => nodeTests('infra/test/distributed/*.test.ts', env));
await stage('Backend', () => jest('backend', env));
await stopServices();
await stage('Frontend', () => jest('frontend', env));
await stage('Operations', () => printed(operations));
if (shape) await stage('The distributed shape', () => printed(shape));
await stage('Stories in a browser', async () => stories({ ...env, ...(await findBrowser()) }));

const total = sum(tallies);
process.stdout.write(listed('Not run here:', notRun));
// The failure may be minutes of output away, and readers often have only the end.
process.stdout.write(listed('Failed:', total.names));
console.log(`\n${lastLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
