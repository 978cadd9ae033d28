import { expect, it } from '@jest/globals';
import type { Log } from '../../../../../platform/infrastructure/logging/log.js';
import type { HeadSource } from './head-source.js';
import { LiveHead } from './live-head.js';

it('does not trust what was read from before it was deaf', async () => {
  const readings: PromiseWithResolvers<[]>[] = [];
  const page = () => {
    const reading = Promise.withResolvers<[]>();
    readings.push(reading);
    return reading.promise;
  };
  const source = { page, words: async () => [], hasMoreThan: async () => false };
  const log = { info: () => undefined };
  const live = new LiveHead(source as unknown as HeadSource, log as unknown as Log);
  const read = async (nth: number) => {
    while (!readings[nth]) await new Promise(setImmediate);
    readings[nth].resolve([]);
    await new Promise(setImmediate);
  };

  live.hearing();
  while (!readings[0]) await new Promise(setImmediate);
  live.deaf();
  live.hearing();
  await read(0);
  expect(live.trusted).toBeNull();
  await read(1);
  await live.settled();
  expect(live.trusted?.head.size).toBe(0);
});
