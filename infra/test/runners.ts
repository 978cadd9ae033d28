import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../local/settings.ts';
import { command, type Outcome, tool } from './command.ts';
import { type Tally, withCause } from './tally.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** Runs the Jest tests of a workspace. */
export function jest(workspace: string, env: NodeJS.ProcessEnv): Promise<Tally> {
  return withReport(async (report) => {
    const flags = ['--experimental-vm-modules', '--no-warnings'];
    const program = join(ROOT, 'node_modules/jest/bin/jest.js');
    const args = ['--config', `${workspace}/jest.config.js`, '--json', `--outputFile=${report}`];
    const { ok } = await command([process.execPath, ...flags, program, ...args], {
      env: { ...process.env, ...env },
      stream: 'errors',
    });
    const counts = await read<JestReport>(report);
    if (!counts) return CRASHED;
    const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
    return verdict({ passed: counts.numPassedTests, failed, names: failedOfJest(counts) }, ok);
  });
}

/** Runs tests of what surrounds the application with Node's own runner, one file after the other; prints nothing. */
export function nodeTests(files: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const flags = ['--test', '--test-reporter=spec', '--test-force-exit', '--test-timeout=600000'];
  // Concurrent installations would build over each other, and share the machine.
  const args = [...flags, '--test-concurrency=1', files];
  return command([process.execPath, ...args], { env: { ...process.env, ...env } });
}

export function nodeTally({ ok, output }: Outcome): Tally {
  const count = (name: string): number =>
    Number(new RegExp(`^\\S+ ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const names = [
    ...new Set(output.match(/^ *✖ .+(?= \([\d.]+ms\))/gm)?.map((line) => line.trim())),
  ];
  return verdict({ passed: count('pass'), failed: count('fail') + count('cancelled'), names }, ok);
}

/** Runs the end-to-end stories in a browser. */
export function stories(env: NodeJS.ProcessEnv): Promise<Tally> {
  return withReport(async (report) => {
    const config = 'infra/test/playwright.config.ts';
    const { ok } = await command([tool('playwright'), 'test', '--config', config], {
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      stream: 'all',
    });
    const found = await read<PlaywrightReport>(report);
    if (!found) return CRASHED;
    const { expected, unexpected, flaky } = found.stats;
    const names = found.suites.flatMap((suite) => failedOfPlaywright(suite));
    return verdict({ passed: expected, failed: unexpected + flaky, names }, ok);
  });
}

/** A file that could not be run has no tests, but a name. */
function failedOfJest({ testResults }: JestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(ROOT, name);
      if (failed.length === 0) return [withCause(file, message)];
      return failed.map(({ fullName, failureMessages }) =>
        withCause(`${file}: ${fullName}`, failureMessages[0]),
      );
    });
}

function failedOfPlaywright({ title, suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  );
  const own = failed.map((spec) => {
    const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    return withCause(spec.title, errors[0]?.message);
  });
  return [...own, ...suites.flatMap(failedOfPlaywright)].map((name) => `${title} › ${name}`);
}

const CRASHED: Tally = { passed: 0, failed: 1, names: ['a runner that crashed or found no tests'] };

/** A runner that crashed besides its tests, or had none to run, counts as failed, too. */
function verdict(tally: Tally, ok: boolean): Tally {
  const empty = tally.passed + tally.failed === 0;
  return (ok && !empty) || tally.failed > 0 ? tally : { ...CRASHED, passed: tally.passed };
}

async function withReport(run: (file: string) => Promise<Tally>): Promise<Tally> {
  const dir = await mkdtemp(join(tmpdir(), 'lectern-report-'));
  try {
    return await run(join(dir, 'report.json'));
  } finally {
    await rm(dir, { recursive: true });
  }
}

async function read<T>(file: string): Promise<T | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : undefined;
}
