import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseServer } from '../../../infra/local/database/database.ts';
import { cpuOf } from '../harness/cpu.ts';
import { type App, startApp } from './app.ts';
import type { Worlds } from './worlds.ts';

/** What all lines of a run share. */
export interface Common {
  database: DatabaseServer;
  worlds: Worlds;
  /** Shared API processes, by the size of their world. */
  apis: Map<number, Promise<App>>;
  full: boolean;
}

/** The tools of a line: the database server, worlds of any size, the product, and the duration of measurements. */
export class Workbench {
  private readonly undo: (() => Promise<void>)[] = [];
  private readonly common: Common;
  private isOver = false;
  readonly folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'));

  constructor(common: Common) {
    this.common = common;
  }

  get database(): DatabaseServer {
    return this.common.database;
  }

  get full(): boolean {
    return this.common.full;
  }

  /** The largest catalog of this run. */
  get most(): number {
    return this.full ? 1_000_000 : 100_000;
  }

  get load(): { seconds: number; connections: number; rounds: number } {
    return { seconds: this.full ? 3 : 1, connections: 16, rounds: this.full ? 5 : 3 };
  }

  /** A database with so many courses, shared within the run. */
  world(count: number): Promise<string> {
    return this.common.worlds.of(count);
  }

  /** A database that no other line has used, so that a worker has no pending work in it. */
  ownWorld(count: number): Promise<string> {
    return this.common.worlds.fresh(count);
  }

  /** An API process on the world of that size, shared within the run. */
  api(count: number): Promise<App> {
    const { apis } = this.common;
    const known = apis.get(count);
    if (known) return known;
    const api = this.world(count).then(startAtRest);
    apis.set(count, api);
    return api;
  }

  /** A process of the product for this line only. */
  async app(options: Parameters<typeof startApp>[0]): Promise<App> {
    const app = this.until(await startApp(options));
    await atRest(app.pid);
    return app;
  }

  /** Stops it at the end of the line. */
  until<T extends { stop(): Promise<void> }>(thing: T): T {
    this.undo.push(() => thing.stop());
    if (!this.isOver) return thing;
    void this.release();
    throw new Error('The line was given up.');
  }

  /** Stops everything that the line has started. */
  async release(): Promise<void> {
    for (const stop of this.undo.splice(0).reverse()) await stop();
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.release();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function startAtRest(databaseUrl: string): Promise<App> {
  const app = await startApp({ databaseUrl });
  await atRest(app.pid, LONG_REST);
  return app;
}

const REST_MS = 500;
/** While reading a large index, the process sometimes waits for the database, which looks idle. */
const LONG_REST = 4;
/** The CPU share that housekeeping takes in an idle process. */
const REST_SHARE = 0.1;

/** Resolves when the work after a start (reading the head of the search index) is done, so that it is not measured. */
async function atRest(pid: number, times = 1): Promise<void> {
  for (let calm = 0; calm < times;) {
    const before = cpuOf([pid]);
    await sleep(REST_MS);
    const share = (cpuOf([pid]) - before) / (REST_MS * 1_000);
    calm = share > REST_SHARE ? 0 : calm + 1;
  }
}
