import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import { AppModule } from './app/app.module.js';
import { describeApi } from './app/openapi/documents.js';
import { Config } from './platform/infrastructure/config/config.js';

// Generates the documents from the code, into docs/ or the given folder; with --check, fails if a file in docs/
// differs.

const unused = 'x'.repeat(32);
// Preview mode connects to nothing; the settings only decide which controllers exist.
const config = Config.read({
  DATABASE_URL: 'postgresql://nobody@localhost/none',
  SESSION_SECRET: unused,
  OTP_SECRET: unused,
  MEDIA_SECRET: unused,
  CERTIFICATE_SECRET: unused,
  SANDBOX_SECRET: unused,
});

const app = await NestFactory.create(AppModule.register(config, pino({ level: 'silent' })), {
  preview: true,
  logger: false,
});
const docs = fileURLToPath(new URL('../../docs', import.meta.url));
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? docs;
const { publicApi, operations } = describeApi(app);
const files = { 'openapi.json': publicApi, 'openapi.operations.json': operations };
for (const [name, document] of Object.entries(files)) {
  const file = join(folder, name);
  const generated = `${JSON.stringify(document, null, 2)}\n`;
  if (!process.argv.includes('--check')) {
    await writeFile(file, generated);
  } else if (generated !== (await readFile(file, 'utf8').catch(() => ''))) {
    process.stderr.write(
      `docs/${name} differs from the code. Run \`make openapi\` and commit it.\n`,
    );
    process.exit(1);
  }
}
process.exit(0);
