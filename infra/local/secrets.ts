import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.ts';

const NAMES = [
  'SESSION_SECRET',
  'OTP_SECRET',
  'SANDBOX_SECRET',
  'MEDIA_SECRET',
  'CERTIFICATE_SECRET',
  'POSTGRES_PASSWORD',
  'DATABASE_PASSWORD',
] as const;

export type Secrets = Record<(typeof NAMES)[number], string>;

/** Created once per data directory, so that sessions and links survive a restart; readable by the owner only. */
export function secretsOf(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const known = existsSync(file) ? read(file) : {};
  const missing = NAMES.filter((name) => !known[name]);
  const fresh = missing.map((name) => [name, randomBytes(32).toString('base64url')]);
  const secrets = { ...known, ...Object.fromEntries(fresh) } as Secrets;
  if (missing.length > 0) {
    writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets;
}

function read(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch {
    throw new PlainError(
      `${file} is damaged. Take the one of a backup: the database knows its passwords.`,
    );
  }
}
