import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { inOwnScope } from './platform/infrastructure/database/entity-scope.js';
import { AppModule } from './app/app.module.js';
import { run } from './app/run.js';
import { CreateUser } from './modules/identity/application/accounts/create-user.js';
import { DomainError } from './platform/domain/domain-error.js';
import { Config } from './platform/infrastructure/config/config.js';
import { createLog } from './platform/infrastructure/logging/log.js';

// Creates an account: the only way to the first ops user of an installation. The password comes from a prompt or
// standard input, or is generated and shown once; never from an argument, which every user of the machine can read.

const USAGE = `make user EMAIL=<address> [ROLE=ops|educator|student]
user:create --email <address> [--name <name>] [--role ops|educator|student] [--generate]

Asks for the password, or reads it from the standard input; --generate makes one and shows it once.
`;
const ROLES = ['ops', 'educator', 'student'] as const;

await run(async () => {
  const values = readArguments();
  const { email, name = email?.split('@')[0], generate = false } = values;
  const role = ROLES.find((known) => known === (values.role ?? 'ops'));
  if (!email || !name || !role) {
    process.stderr.write(USAGE);
    process.exit(2);
  }
  const password = generate ? randomBytes(15).toString('base64url') : await readPassword();
  // Runs next to the product: without its chores, and with only warnings in this terminal.
  const config = Config.read({ LOG_LEVEL: 'warn', ...process.env, ROLES: 'api' });
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

/** Empty for unreadable arguments, such as an option without its value. */
function readArguments() {
  const text = { type: 'string' } as const;
  try {
    const generate = { type: 'boolean' } as const;
    return parseArgs({ options: { email: text, name: text, role: text, generate } }).values;
  } catch {
    return {};
  }
}

/** From a terminal twice and hidden, else the first line of standard input. */
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
