import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseServer } from '../../../infra/local/database.ts';
import { cpuOf } from '../harness/cpu.ts';
import { type App, startApp } from './app.ts';
import { cloneWorld, dropWorld } from './worlds.ts';

/** What a line has at hand: the database server, worlds of any size, and how long it may measure. */
export class Bench {
  private readonly undo: (() => Promise<void>)[] = [];
  private readonly worlds = new Map<number, Promise<string>>();
  readonly folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  readonly database: DatabaseServer;
  readonly full: boolean;

  constructor(database: DatabaseServer, full: boolean) {
    this.database = database;
    this.full = full;
  }

  /** The largest catalog of this run. */
  get most(): number {
    return this.full ? 1_000_000 : 100_000;
  }

  get load(): { seconds: number; connections: number; rounds: number } {
    return { seconds: this.full ? 3 : 1.5, connections: 16, rounds: this.full ? 5 : 3 };
  }

  /** A database with so many courses, the same one throughout the run. */
  world(count: number): Promise<string> {
    let world = this.worlds.get(count);
    if (!world) {
      world = cloneWorld(this.database, count);
      this.worlds.set(count, world);
    }
    return world;
  }

  /** The product, when it has done what it does after a start (reading the head of the search index): that is not measured. */
  async app(...[options]: Parameters<typeof startApp>): Promise<App> {
    const app = this.until(await startApp(options));
    await atRest(app.pid);
    return app;
  }

  /** Ends it with the line that started it. */
  until<T extends { stop(): Promise<void> }>(thing: T): T {
    this.undo.push(() => thing.stop());
    return thing;
  }

  async endLine(): Promise<void> {
    for (const stop of this.undo.splice(0).reverse()) await stop();
  }

  async end(): Promise<void> {
    await this.endLine();
    for (const world of await Promise.allSettled(this.worlds.values()))
      if (world.status === 'fulfilled') await dropWorld(this.database, world.value);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const REST_MS = 500;
/** What housekeeping takes of a process that nobody asks. */
const REST_SHARE = 0.1;

async function atRest(pid: number): Promise<void> {
  for (let share = 1; share > REST_SHARE;) {
    const before = cpuOf([pid]);
    await sleep(REST_MS);
    share = (cpuOf([pid]) - before) / (REST_MS * 1_000);
  }
}
