export interface Job {
  /** Jobs of one queue with the same id count as one while the first waits or runs. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ConsumeOptions {
  readonly concurrency: number;
}

export interface Consumer {
  /** Stops taking jobs and resolves when the running ones have ended. */
  close(): Promise<void>;
}

/** The number of jobs in a queue, for operators. */
export interface QueueCounts {
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
}

/**
 * Named queues, one per subscriber. Only a hint: the source of truth is in the database, and a job may arrive twice.
 */
export abstract class JobQueue {
  abstract add(queue: string, jobs: readonly Job[], delayMs?: number): Promise<void>;

  /**
   * Passes each job to the handler, at most `concurrency` at once. A job whose process dies is passed again. A handler
   * that throws ends its job: retrying is up to the code that adds jobs.
   */
  abstract consume(
    queue: string,
    options: ConsumeOptions,
    handler: (job: Job) => Promise<void>,
  ): Promise<Consumer>;

  abstract counts(queue: string): Promise<QueueCounts>;

  /** Resolves when consumers and connections are closed. From its call on, `consume` rejects. */
  abstract close(): Promise<void>;
}
