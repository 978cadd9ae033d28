import {
  type Consumer,
  type ConsumeOptions,
  type Job,
  JobQueue,
  type QueueCounts,
} from './job-queue.js';

/** Opens the real queue on first use: processes that only record facts never load its driver. */
export class DeferredJobQueue extends JobQueue {
  private opened: Promise<JobQueue> | null = null;

  constructor(private readonly open: () => Promise<JobQueue>) {
    super();
  }

  async add(queue: string, jobs: readonly Job[], delayMs?: number): Promise<void> {
    await (await this.real()).add(queue, jobs, delayMs);
  }

  async consume(
    queue: string,
    options: ConsumeOptions,
    handler: (job: Job) => Promise<void>,
  ): Promise<Consumer> {
    return (await this.real()).consume(queue, options, handler);
  }

  async counts(queue: string): Promise<QueueCounts> {
    return (await this.real()).counts(queue);
  }

  async close(): Promise<void> {
    if (this.opened) await (await this.opened).close();
  }

  private real(): Promise<JobQueue> {
    return (this.opened ??= this.open());
  }
}
