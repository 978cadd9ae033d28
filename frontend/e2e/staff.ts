import { type APIRequestContext, expect } from '@playwright/test';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = join(import.meta.dirname, '../../infra/operate/backend-program.ts');

/** Logs this request context in as somebody of the staff, whose account is made the only way there is. */
export async function joinAsStaff(api: APIRequestContext): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  const asked = ['create-user', '--email', email, '--generate'];
  const env = { ...process.env, APP_ENV: 'test', DATA_DIR: process.env['STACK_DATA_DIR'] };
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...asked], { env });
  const password = /once: (\S+)/.exec(stdout)?.[1] ?? '';
  const answer = await api.post('/api/auth/login', { data: { email, password } });
  expect(answer.ok()).toBe(true);
}
