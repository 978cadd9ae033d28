import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Job, JobQueue } from '../infrastructure/queue/job-queue.js';
import { eventually } from './eventually.js';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * What every job queue promises.
 * @param open opens a new connection to the same service each time
 * @param takeAndDie runs a process that takes a job of the channel and is killed while working on it
 */
export function jobQueueContract(
  name: string,
  open: () => JobQueue,
  takeAndDie: (channel: string) => Promise<void>,
): void {
  describe(`JobQueue: ${name}`, () => {
    let queue: JobQueue;
    let channel: string;
    const job = (id = randomUUID()): Job => ({ id, data: { n: id } });

    beforeEach(() => {
      queue = open();
      channel = `contract.${randomUUID()}`;
    });
    afterEach(() => queue.close());

    it('hands each job over with its id and data', async () => {
      const seen: Job[] = [];
      await queue.consume(channel, { concurrency: 2 }, async (taken) => void seen.push(taken));
      const jobs = [job(), job(), job()];
      await queue.add(channel, jobs);
      await eventually('all three jobs taken', () => seen.length === 3);
      expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(jobs.map(({ id }) => id)));
      expect(seen[0]?.data).toEqual({ n: seen[0]?.id });
    });

    it('keeps jobs until somebody consumes them', async () => {
      await queue.add(channel, [job(), job()]);
      expect((await queue.counts(channel)).waiting).toBe(2);
      let seen = 0;
      await queue.consume(channel, { concurrency: 1 }, async () => void (seen += 1));
      await eventually('the jobs that waited for a consumer', () => seen === 2);
    });

    it('lets nobody consume once it is being closed', async () => {
      const other = open();
      const closed = other.close();
      const late = other.consume(channel, { concurrency: 1 }, async () => undefined);
      await expect(late).rejects.toThrow('closed');
      await closed;
    });

    it('takes two jobs of one id for one while the first waits', async () => {
      const twice = job();
      await queue.add(channel, [twice]);
      await queue.add(channel, [twice]);
      expect((await queue.counts(channel)).waiting).toBe(1);
    });

    it('takes an id again once its job has ended, well or badly', async () => {
      const again = job();
      let calls = 0;
      await queue.consume(channel, { concurrency: 1 }, async () => {
        calls += 1;
        if (calls === 1) throw new Error('the first time goes badly');
      });
      for (const round of [1, 2, 3]) {
        await queue.add(channel, [again]);
        await eventually('the job taken once more', () => calls === round);
        // The end of a job is stored shortly after its handler returns.
        await pause(150);
      }
      expect(calls).toBe(3);
    });

    it('waits with delayed jobs', async () => {
      let at = 0;
      await queue.consume(channel, { concurrency: 1 }, async () => void (at = Date.now()));
      const added = Date.now();
      await queue.add(channel, [job()], 700);
      await eventually('the job put off', () => at > 0);
      expect(at - added).toBeGreaterThanOrEqual(690);
    });

    it('works on no more jobs at once than it was told to', async () => {
      let running = 0;
      let most = 0;
      let done = 0;
      await queue.consume(channel, { concurrency: 2 }, async () => {
        running += 1;
        most = Math.max(most, running);
        await pause(50);
        running -= 1;
        done += 1;
      });
      await queue.add(
        channel,
        Array.from({ length: 8 }, () => job()),
      );
      await eventually('all eight jobs done', () => done === 8);
      expect(most).toBe(2);
    });

    it('hands a job over again whose process died', async () => {
      const held = job();
      await queue.add(channel, [held]);
      await takeAndDie(channel);
      const seen: string[] = [];
      await queue.consume(channel, { concurrency: 1 }, async ({ id }) => void seen.push(id));
      await eventually('the job of the dead process', () => seen.length > 0);
      expect(seen).toEqual([held.id]);
    }, 30_000);

    it('ends the job at work before it closes', async () => {
      let ended = false;
      let started = false;
      const consumer = await queue.consume(channel, { concurrency: 1 }, async () => {
        started = true;
        await pause(300);
        ended = true;
      });
      await queue.add(channel, [job()]);
      await eventually('the begin of the job', () => started);
      await consumer.close();
      expect(ended).toBe(true);
    });
  });
}
