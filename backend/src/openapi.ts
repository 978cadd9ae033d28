import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import { AppModule } from './app/app.module.js';
import { openApiDocument } from './app/openapi.js';
import { Config } from './platform/infrastructure/config/config.js';

// Writes docs/openapi.json from the code; with --check fails when the file says something else.

const FILE = new URL('../../docs/openapi.json', import.meta.url);
const unused = 'x'.repeat(32);
// Nothing is connected to in preview mode; the settings only decide which controllers exist.
const config = Config.read({
  DATABASE_URL: 'postgresql://nobody@localhost/none',
  SESSION_SECRET: unused,
  OTP_SECRET: unused,
  MEDIA_SECRET: unused,
  SANDBOX_SECRET: unused,
});

const app = await NestFactory.create(AppModule.register(config, pino({ level: 'silent' })), {
  preview: true,
  logger: false,
});
const generated = `${JSON.stringify(openApiDocument(app), null, 2)}\n`;
if (process.argv.includes('--check')) {
  const committed = await readFile(FILE, 'utf8').catch(() => '');
  if (committed !== generated) {
    process.stderr.write(
      'docs/openapi.json differs from the code. Run `make openapi` and commit it.\n',
    );
    process.exit(1);
  }
} else {
  await writeFile(FILE, generated);
}
process.exit(0);
