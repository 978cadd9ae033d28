import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseListener } from '../../src/platform/infrastructure/database/listener.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { type FreshDatabase, freshDatabase } from '../support/database.js';
import { Door } from '../support/door.js';

const TIMINGS = { reconnectMs: 50, askMs: 100, answerMs: 300 };
let database: FreshDatabase;
let door: Door;
let states: string[];
let listener: DatabaseListener;

beforeEach(async () => {
  database = await freshDatabase();
  door = await Door.to(database.url);
  states = [];
  const hearing = {
    onNotice: () => undefined,
    onDeaf: () => void states.push('deaf'),
    onHearing: () => void states.push('hearing'),
  };
  listener = new DatabaseListener(door.url, 'test_channel', hearing, TIMINGS);
  await listener.start();
});
afterEach(async () => {
  await listener.close();
  door.close();
  await database.drop();
});

const again = () => eventually('the listener hearing again', () => states.length === 3);

describe('Listening to the database', () => {
  it('knocks once at a time while the database is away, and listens once when it is back', async () => {
    door.shut();
    await sleep(TIMINGS.reconnectMs * 12);
    expect(states).toEqual(['hearing', 'deaf']);
    expect(door.knocks).toBeLessThanOrEqual(14);
    door.reopen();
    await again();
    const knocked = door.knocks;
    await sleep(TIMINGS.reconnectMs * 4);
    expect([states.at(-1), door.knocks]).toEqual(['hearing', knocked]);
  });

  it('notices that nothing arrives any more', async () => {
    door.swallow();
    await again();
    expect(states).toEqual(['hearing', 'deaf', 'hearing']);
  });

  it('is closed although nobody hears of it', async () => {
    door.swallow();
    const from = performance.now();
    await listener.close();
    expect(performance.now() - from).toBeLessThan(10_000);
    expect(states).toEqual(['hearing']);
  });
});
