import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseServer } from '../../../infra/local/database/database.ts';
import { runPrepare } from '../../../infra/local/prepare.ts';
import { ROOT } from '../../../infra/local/settings.ts';
import { startApp } from './app.ts';
import { appEnvironment } from './environment.ts';
import { seed } from './seed.ts';
import { asAdmin, databaseNamed } from './server.ts';

const INDEXED = `select 1 from catalog.search_document where band = 0 limit 1`;
const MAX_INDEXING_MS = 900_000;

/** Databases with courses: clones of templates, which are seeded once and kept for later runs. */
export class Worlds {
  private readonly server: DatabaseServer;
  private readonly shared = new Map<number, Promise<string>>();
  private readonly clones: string[] = [];
  private before = 0;
  private began: number | null = null;

  constructor(server: DatabaseServer) {
    this.server = server;
  }

  /** A database with so many courses, shared within the run. */
  of(count: number): Promise<string> {
    const known = this.shared.get(count);
    if (known) return known;
    const clone = this.fresh(count);
    this.shared.set(count, clone);
    return clone;
  }

  /** A new database. */
  async fresh(count: number): Promise<string> {
    this.began = performance.now();
    try {
      const url = await cloneOf(this.server, count);
      this.clones.push(new URL(url).pathname.slice(1));
      return url;
    } finally {
      this.before = this.took;
      this.began = null;
    }
  }

  /** Milliseconds spent on creating databases so far, which must not count for any line. */
  get took(): number {
    return this.before + (this.began === null ? 0 : performance.now() - this.began);
  }

  async drop(): Promise<void> {
    await asAdmin(this.server.adminUrl, async (admin) => {
      for (const name of this.clones) await admin.query(`drop database ${name} with (force)`);
    });
  }
}

async function cloneOf(server: DatabaseServer, count: number): Promise<string> {
  const template = await templateOf(server, count);
  const name = `world_${count}_${randomBytes(4).toString('hex')}`;
  await asAdmin(server.adminUrl, (admin) =>
    admin.query(`create database ${name} template ${template} owner lectern strategy file_copy`),
  );
  if (count > 0) await asAdmin(databaseNamed(server.adminUrl, name), warm);
  return databaseNamed(server.applicationUrl, name);
}

/** What every page of the catalog reads, as far as it fits PostgreSQL's buffers, as after an hour of use. */
async function warm(admin: pg.Client): Promise<void> {
  await admin.query('create extension pg_prewarm');
  await admin.query(`select pg_prewarm(relation.oid) from (
    select oid from pg_class where oid in ('catalog.course'::regclass, 'catalog.course_card'::regclass) union
    select indexrelid from pg_index where indrelid in ('catalog.course'::regclass, 'catalog.course_card'::regclass)
  ) relation`);
}

async function templateOf(server: DatabaseServer, count: number): Promise<string> {
  const name = `seeded_${count}_${fingerprint()}`;
  const found = await asAdmin(server.adminUrl, (admin) =>
    admin.query('select from pg_database where datname = $1', [name]),
  );
  if (found.rowCount) return name;
  console.log(`Seeding ${count.toLocaleString('en')} courses, once ...`);
  const took: string[] = [];
  let began = performance.now();
  const done = (step: string): void => {
    took.push(`${step} in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    began = performance.now();
  };
  const draft = `draft_${count}`;
  await asAdmin(server.adminUrl, async (admin) => {
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft} owner lectern`);
  });
  const url = databaseNamed(server.applicationUrl, draft);
  await runPrepare(
    'dist/prepare.js',
    appEnvironment({ databaseUrl: url, dataDir: '/nonexistent' }),
  );
  const adminUrl = databaseNamed(server.adminUrl, draft);
  done('migrated');
  if (count > 0) {
    await asAdmin(adminUrl, (admin) => seed(admin, count));
    done('loaded');
    await settle(url, adminUrl);
    done('settled');
    await lookThrough(url);
    done('looked through');
    await asAdmin(adminUrl, (admin) => admin.query('vacuum (analyze)'));
  }
  await asAdmin(server.adminUrl, (admin) =>
    admin.query(`alter database ${draft} rename to ${name}`),
  );
  await forgetOldTemplates(server, count, name);
  console.log(`${count.toLocaleString('en')} courses: ${took.join(', ')}.\n`);
  return name;
}

/** Drops templates of the same size for earlier states of the product: with a million courses each takes gigabytes. */
async function forgetOldTemplates(
  server: DatabaseServer,
  count: number,
  name: string,
): Promise<void> {
  await asAdmin(server.adminUrl, async (admin) => {
    const { rows } = await admin.query<{ old: string }>(
      `select datname as old from pg_database where starts_with(datname, $1) and datname <> $2`,
      [`seeded_${count}_`, name],
    );
    for (const { old } of rows) await admin.query(`drop database ${old} with (force)`);
  });
}

/** Lets the product's own worker bring the search index into its usual state. */
async function settle(url: string, adminUrl: string): Promise<void> {
  const worker = await startApp({ databaseUrl: url, roles: 'worker' });
  const deadline = Date.now() + MAX_INDEXING_MS;
  while ((await asAdmin(adminUrl, (admin) => admin.query(INDEXED))).rowCount === 0) {
    if (Date.now() > deadline) throw new Error('The search index was not settled in time.');
    await sleep(250);
  }
  await worker.stop();
}

/** Opens every page of the catalog, so that its cards are cached as they usually are. */
async function lookThrough(databaseUrl: string): Promise<void> {
  const app = await startApp({ databaseUrl });
  let page: string | undefined = '/api/course/getpublishedcoures?limit=100';
  while (page !== undefined) {
    const reply: Response = await fetch(`${app.url}${page}`);
    if (!reply.ok) throw new Error(`${page} was answered with ${reply.status}.`);
    await reply.arrayBuffer();
    page = /^<(.+)>; rel="next"$/.exec(reply.headers.get('link') ?? '')?.[1];
  }
  await app.stop();
}

/** A change in search documents shows in their version number, which is in one of these files. */
const DECIDES = /migrations?\.ts$|search-document\.ts$|http\/(json-cards|course-presenter)\.ts$/;

/** A hash of everything that determines the content of a seeded database. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = join(ROOT, 'backend/src');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => DECIDES.test(file))
    .map((file) => join(sources, file));
  const own = readdirSync(import.meta.dirname)
    .filter((file) => /^(seed|courses|random)/.test(file))
    .map((file) => join(import.meta.dirname, file));
  for (const file of [...files.sort(), ...own.sort()]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
