import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { NotNow, Subscriber } from '../../application/subscriber.js';
import { UnitOfWork } from '../../application/unit-of-work.js';
import { Config } from '../config/config.js';
import { inOwnScope } from '../database/entity-scope.js';
import { Sql } from '../database/sql.js';
import { Log } from '../logging/log.js';
import { type AttemptedDelivery, Metrics } from '../metrics/metrics.js';
import { Tracing } from '../tracing/tracing.js';
import { JobQueue } from '../queue/job-queue.js';
import { Courier } from './courier.js';
import { Deliveries } from './deliveries.js';
import { OutboxWorker } from './outbox-worker.js';
import { Relay } from './relay.js';
import { Subscriptions } from './subscriptions.js';

/** Finds the modules' subscribers, checks them at boot, and runs them in worker processes. */
@Injectable()
export class OutboxHost implements OnModuleInit, BeforeApplicationShutdown {
  private worker: OutboxWorker | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly subscriptions: Subscriptions,
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly queue: JobQueue,
    private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly tracing: Tracing,
  ) {}

  onModuleInit(): void {
    const { sql, queue, log, subscriptions } = this;
    const subscribers = this.discovery
      .getProviders()
      .map(({ instance }) => instance as unknown)
      .filter((instance) => instance instanceof Subscriber);
    subscriptions.add(subscribers);
    const inContext = <T>(work: () => Promise<T>, subscriber?: Subscriber) =>
      inOwnScope(() => (subscriber ? this.watched(work, subscriber) : work()));
    const courier = new Courier(new Deliveries(sql, this.unitOfWork), queue, inContext, log);
    const relay = new Relay(sql, queue, subscriptions);
    const url = this.config.get('DATABASE_URL');
    this.worker = new OutboxWorker(url, sql, relay, courier, queue, subscriptions, log);
  }

  /** Measures and traces one delivery attempt. */
  private async watched<T>(work: () => Promise<T>, { name }: Subscriber): Promise<T> {
    const began = performance.now();
    const report = (outcome: AttemptedDelivery['outcome']) =>
      this.metrics.delivered({
        subscriber: name,
        outcome,
        seconds: (performance.now() - began) / 1_000,
      });
    try {
      const result = await this.tracing.span(`deliver ${name}`, { kind: 'consumer' }, work);
      report('handled');
      return result;
    } catch (error) {
      report(error instanceof NotNow ? 'put off' : 'failed');
      throw error;
    }
  }

  async start(): Promise<void> {
    await this.worker?.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.stop();
  }
}
