import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { inOwnScope } from './platform/infrastructure/database/entity-scope.js';
import { AppModule } from './app/app.module.js';
import { run } from './app/run.js';
import { CreateUser } from './modules/identity/application/create-user.js';
import { DomainError } from './platform/domain/domain-error.js';
import { Config } from './platform/infrastructure/config/config.js';
import { createLog } from './platform/infrastructure/logging/log.js';

// Makes an account: the way to the first ops user of an installation. The password comes from a prompt or
// the standard input, or is made and shown once; never from an argument, which every user of the machine
// can read.

const USAGE = `user:create --email <address> [--name <name>] [--role ops|educator|student] [--generate]

Asks for the password, or reads it from the standard input; --generate makes one and shows it once.
`;
const ROLES = ['ops', 'educator', 'student'] as const;

await run(async () => {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string', default: 'ops' },
      generate: { type: 'boolean', default: false },
    },
  });
  const { email, name = email?.split('@')[0], generate } = values;
  const role = ROLES.find((known) => known === values.role);
  if (!email || !name || !role) {
    process.stderr.write(USAGE);
    process.exit(2);
  }
  const password = generate ? randomBytes(15).toString('base64url') : await readPassword();
  const config = Config.read(process.env);
  const app = await NestFactory.createApplicationContext(
    AppModule.register(config, createLog(config)),
    { logger: false },
  );
  try {
    await inOwnScope(() => app.get(CreateUser).execute({ email, name, role, password }));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  process.stdout.write(`${email} can log in, as ${role}.\n`);
  if (generate) process.stdout.write(`Password, shown this once: ${password}\n`);
  process.exit(0);
});

/** From a terminal twice and unseen, else the first line of what is piped in. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    for await (const line of createInterface({ input: process.stdin })) return line;
    return '';
  }
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  const ask = async (question: string): Promise<string> => {
    process.stderr.write(question);
    const answer = await lines.question('');
    process.stderr.write('\n');
    return answer;
  };
  const password = await ask('Password: ');
  const again = await ask('The same again: ');
  lines.close();
  if (password === again) return password;
  process.stderr.write('These are not the same. Try again.\n');
  return readPassword();
}
