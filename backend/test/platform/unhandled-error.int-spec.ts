import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type FreshDatabase, freshDatabase } from '../support/database.js';

const MAIN = join(import.meta.dirname, '../../dist/bundle/main.cjs');
const SECRET = '0123456789-abcdefghijklmnopqrstuvwxyz';
let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** Starts an API in which this fails as soon as it has a log; resolves with its exit code and its last log line. */
async function endOfAnApi(failure: string): Promise<[code: number | null, last: unknown]> {
  const later = `process.on('newListener', (event) => event === 'uncaughtException' && setTimeout(() => { ${failure} }));`;
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${later}`, MAIN], {
    env: {
      ...{ PATH: process.env['PATH'], APP_ENV: 'test', ROLES: 'api', HOST: '127.0.0.1', PORT: '0' },
      ...{ DATABASE_URL: database.url, SESSION_SECRET: SECRET, OTP_SECRET: SECRET },
      ...{ MEDIA_SECRET: SECRET, CERTIFICATE_SECRET: SECRET, SANDBOX_SECRET: SECRET },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [lines, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return [code as number | null, JSON.parse(lines.trim().split('\n').at(-1) ?? '')];
}

it.each([
  ['an error that nobody catches', `throw new Error('of the test')`],
  ['a rejection that nobody awaits', `Promise.reject(new Error('of the test'))`],
])('%s ends the process, and is in the log like any other', async (_, failure) => {
  const [code, last] = await endOfAnApi(failure);
  expect(code).toBe(1);
  expect(last).toMatchObject({
    level: 60,
    msg: 'nobody handles this error, so the process ends',
    err: { message: 'of the test', stack: expect.stringContaining('at ') },
  });
});
