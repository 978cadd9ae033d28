export interface Job {
  /** Two jobs of one queue with the same id are one while the first waits or runs. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ConsumeOptions {
  readonly concurrency: number;
}

export interface Consumer {
  /** Takes no further job and resolves when those at work have ended. */
  close(): Promise<void>;
}

/** Counts of the jobs a queue holds, for people who operate it. */
export interface QueueCounts {
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
}

/**
 * A named queue per subscriber. A hint and not the truth: what must not be lost stands in the database,
 * and a job may come twice.
 */
export abstract class JobQueue {
  abstract add(queue: string, jobs: readonly Job[], delayMs?: number): Promise<void>;

  /**
   * Hands each job to the handler, `concurrency` at once. A job whose process dies is handed over again.
   * A handler that throws ends its job: retrying is the business of whoever adds jobs.
   */
  abstract consume(
    queue: string,
    options: ConsumeOptions,
    handler: (job: Job) => Promise<void>,
  ): Promise<Consumer>;

  abstract counts(queue: string): Promise<QueueCounts>;

  /** Resolves when consumers and connections are closed. */
  abstract close(): Promise<void>;
}
