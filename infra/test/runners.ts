import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../local/settings.ts';
import { command, tool } from './command.ts';
import type { Tally } from './tally.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** The Jest tests of a workspace. */
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
    if (!counts) return { passed: 0, failed: 1 };
    const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
    return verdict({ passed: counts.numPassedTests, failed }, ok);
  });
}

/** Tests of what is around the application, by Node's own runner. */
export async function nodeTests(file: string, env: NodeJS.ProcessEnv): Promise<Tally> {
  const flags = ['--test', '--test-reporter=spec', '--test-force-exit', '--test-timeout=600000'];
  const { ok, output } = await command([process.execPath, ...flags, file], {
    env: { ...process.env, ...env },
    stream: 'all',
  });
  const count = (name: string): number =>
    Number(new RegExp(`^\\S+ ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return verdict({ passed: count('pass'), failed: count('fail') + count('cancelled') }, ok);
}

/** The end-to-end stories, in a browser. */
export function stories(env: NodeJS.ProcessEnv): Promise<Tally> {
  return withReport(async (report) => {
    const config = 'infra/test/playwright.config.ts';
    const { ok } = await command([tool('playwright'), 'test', '--config', config], {
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      stream: 'all',
    });
    const found = await read<PlaywrightReport>(report);
    if (!found) return { passed: 0, failed: 1 };
    const { expected, unexpected, flaky } = found.stats;
    return verdict({ passed: expected, failed: unexpected + flaky }, ok);
  });
}

/** A runner that crashed beside its tests, or had none to run, has failed too. */
function verdict(tally: Tally, ok: boolean): Tally {
  const empty = tally.passed + tally.failed === 0;
  return (ok && !empty) || tally.failed > 0 ? tally : { ...tally, failed: 1 };
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
