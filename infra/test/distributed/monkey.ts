import { setTimeout as sleep } from 'node:timers/promises';
import type { Process } from './process.ts';

const EVERY_MS = 1_500;
const DEAD_FOR_MS = 300;

/** Kills one process after another, in an order determined by TEST_SEED, and has it restarted. */
export class Monkey {
  readonly kills: string[] = [];
  private running = true;
  private readonly victims: readonly Process[];
  private readonly random = seeded(Number(process.env['TEST_SEED'] ?? 1));
  private readonly killing: Promise<void>;

  constructor(victims: readonly Process[]) {
    this.victims = victims;
    this.killing = this.work();
  }

  async atLeast(kills: number): Promise<void> {
    while (this.kills.length < kills) await sleep(100);
  }

  /** Resolves when everything is running again. */
  async stop(): Promise<void> {
    this.running = false;
    await this.killing;
  }

  private async work(): Promise<void> {
    while (this.running) {
      await sleep(EVERY_MS);
      const victim = this.victims[Math.floor(this.random() * this.victims.length)];
      if (!victim || !this.running) return;
      await victim.end('SIGKILL');
      this.kills.push(victim.name);
      await sleep(DEAD_FOR_MS);
      await victim.start();
    }
  }
}

/** Mulberry32: small and deterministic. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
