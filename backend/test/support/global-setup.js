import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildIfStale } from '../../../infra/build/build.ts';
import { startTemplateServer } from '../../../infra/test/template-database.ts';

/** A real PostgreSQL with one migrated database, which every test file clones. */
export default async function setUp() {
  await buildIfStale((line) => console.log(line), ['server']);
  const dir = await mkdtemp(join(tmpdir(), 'lectern-jest-'));
  const documents = join(import.meta.dirname, '../../dist/openapi.js');
  const [server] = await Promise.all([
    startTemplateServer(dir),
    promisify(execFile)(process.execPath, [documents, dir]),
  ]);
  globalThis.templateServer = server;
  // Test files run in processes of their own; the environment is what reaches them.
  process.env.TEST_DATABASE_ADMIN_URL = server.adminUrl;
  process.env.TEST_DATABASE_URL = server.applicationUrl;
  process.env.TEST_OPENAPI_DIR = dir;
}
