import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Sql } from '../database/sql.js';
import type { QueueFigures } from '../outbox/queue-figures.js';
import { type AttemptedDelivery, Metrics, type ServedRequest } from './metrics.js';

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** A mail takes a moment, a long video hours. */
const DELIVERY_SECONDS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300, 900, 3_600, 14_400];

/** What is read when Prometheus asks, rather than counted as it happens. */
export interface Gauged {
  readonly queues: QueueFigures;
  readonly sql: Sql;
}

/** Metrics in the text format of Prometheus. docs/ops/monitoring.md says what they mean. */
export class PrometheusMetrics extends Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'lectern_http_request_seconds',
    help: 'Time from the request to the end of the reply',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [this.registry],
  });
  private readonly deliveries = new Histogram({
    name: 'lectern_delivery_seconds',
    help: 'Time of one attempt at handing a fact to a subscriber, such as a transcoding or a mail',
    labelNames: ['subscriber', 'outcome'],
    buckets: DELIVERY_SECONDS,
    registers: [this.registry],
  });
  private readonly failures = new Counter({
    name: 'lectern_metrics_failures_total',
    help: 'Scrapes that could not read the figures of the database',
    registers: [this.registry],
  });

  constructor({ queues, sql }: Gauged) {
    super();
    collectDefaultMetrics({ register: this.registry });
    this.gaugeQueues(queues);
    this.gaugePool(sql);
  }

  served({ method, route, status, seconds }: ServedRequest): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  delivered({ subscriber, outcome, seconds }: AttemptedDelivery): void {
    this.deliveries.observe({ subscriber, outcome }, seconds);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  private gaugeQueues(queues: QueueFigures): void {
    const gauge = (name: string, help: string) =>
      new Gauge({ name, help, labelNames: ['subscriber'], registers: [] });
    const due = gauge('lectern_outbox_due', 'Deliveries whose time has come');
    const later = gauge('lectern_outbox_later', 'Deliveries at work, or put off after a failure');
    const dead = gauge('lectern_dead_letters', 'Facts that could not be handed over');
    const lag = new Gauge({
      name: 'lectern_outbox_lag_seconds',
      help: 'Age of the oldest fact that still has to reach a subscriber',
      labelNames: ['subscriber'],
      registers: [],
      // The other three are filled along with this one: one look at the tables for all.
      collect: async () => {
        try {
          for (const figure of await queues.all()) {
            const { subscriber } = figure;
            due.set({ subscriber }, figure.due);
            later.set({ subscriber }, figure.later);
            dead.set({ subscriber }, figure.dead);
            lag.set({ subscriber }, figure.oldestSeconds);
          }
        } catch {
          // The database is away. The rest of the metrics is wanted all the more.
          this.failures.inc();
        }
      },
    });
    for (const metric of [lag, due, later, dead]) this.registry.registerMetric(metric);
  }

  private gaugePool(sql: Sql): void {
    new Gauge({
      name: 'lectern_database_connections',
      help: 'Connections of the pool: at work, idle, allowed; and requests that wait for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        const { total, idle, waiting, max } = sql.poolFigures;
        this.set({ state: 'busy' }, total - idle);
        this.set({ state: 'idle' }, idle);
        this.set({ state: 'waiting' }, waiting);
        this.set({ state: 'max' }, max);
      },
    });
  }
}
