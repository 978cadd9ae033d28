import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../testing/eventually.js';
import type { Config } from '../config/config.js';
import type { Log } from '../logging/log.js';
import type { Chores } from './chores.js';
import { Rounds } from './rounds.js';

/** Only the first claim succeeds. */
function oneTurn(): Chores {
  let turns = 1;
  return { claim: async () => turns-- > 0 } as unknown as Chores;
}

function open({ isWorker = true, chores = oneTurn() } = {}) {
  const troubles: string[] = [];
  const config = { runs: () => isWorker } as unknown as Config;
  const log = { warn: (_: object, text: string) => troubles.push(text) } as unknown as Log;
  return { rounds: new Rounds(config, chores, log), troubles };
}

describe('Rounds', () => {
  it('go on after one that fails, and say so', async () => {
    const { rounds, troubles } = open();
    let count = 0;
    const work = async () => {
      count += 1;
      throw new Error('no');
    };
    rounds.start({ everyMs: 1, trouble: 'it failed', work });
    await eventually('a third round after two that failed', async () => count > 2);
    await rounds.beforeApplicationShutdown();
    expect(troubles).toEqual(Array.from({ length: count }, () => 'it failed'));
  });

  it('never overlap, and the end waits for the one under way', async () => {
    const { rounds } = open();
    let under = 0;
    let most = 0;
    const work = async (signal: AbortSignal) => {
      most = Math.max(most, ++under);
      await sleep(10_000, undefined, { signal }).catch(() => undefined);
      under -= 1;
    };
    rounds.start({ everyMs: 1, atOnce: true, trouble: '', work });
    await sleep(20);
    await rounds.beforeApplicationShutdown();
    expect([most, under]).toEqual([1, 0]);
  });

  it('of a chore with a name are made by one worker of all, when it is due', async () => {
    const chores = oneTurn();
    let count = 0;
    const workers = [open({ chores }), open({ chores })];
    for (const { rounds } of workers)
      rounds.start({
        name: 'test.tidy',
        everyMs: 1,
        trouble: '',
        work: async () => void (count += 1),
      });
    await eventually('the round of one of them', () => count > 0);
    await sleep(20);
    for (const { rounds } of workers) await rounds.beforeApplicationShutdown();
    expect(count).toBe(1);
  });

  it('are for workers', async () => {
    const { rounds } = open({ isWorker: false });
    let count = 0;
    rounds.start({ everyMs: 1, atOnce: true, trouble: '', work: async () => void (count += 1) });
    await sleep(10);
    expect(count).toBe(0);
  });
});
