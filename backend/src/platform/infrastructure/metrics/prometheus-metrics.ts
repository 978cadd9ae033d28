import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Sql } from '../database/sql.js';
import type { QueueFigures } from '../outbox/queue-figures.js';
import type { StaffFigures } from './staff-figures.js';
import { type AttemptedDelivery, Metrics, type ServedRequest } from './metrics.js';

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** From mails, which take a moment, to long videos, which take hours. */
const DELIVERY_SECONDS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300, 900, 3_600, 14_400];

/** Values that are read when Prometheus scrapes, rather than counted as they happen. */
export interface Gauged {
  readonly queues: QueueFigures;
  readonly staff: StaffFigures;
  readonly sql: Sql;
}

/** Metrics in Prometheus's text format. docs/ops/monitoring.md explains them. */
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

  private readonly due = this.queueGauge('lectern_outbox_due', 'Deliveries whose time has come');
  private readonly later = this.queueGauge(
    'lectern_outbox_later',
    'Deliveries at work, or put off after a failure',
  );
  private readonly dead = this.queueGauge(
    'lectern_dead_letters',
    'Facts that could not be handed over',
  );
  private readonly lag = this.queueGauge(
    'lectern_outbox_lag_seconds',
    'Age of the oldest fact that still has to reach a subscriber',
  );
  private readonly overdue = this.queueGauge(
    'lectern_outbox_overdue_seconds',
    'How long a delivery has been due that no worker has taken',
  );
  private readonly forStaff = new Gauge({
    name: 'lectern_waiting_for_staff',
    help: 'What waits for people, by the call that lists it',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  private readonly queues: QueueFigures;
  private readonly staff: StaffFigures;

  constructor({ queues, staff, sql }: Gauged) {
    super();
    this.queues = queues;
    this.staff = staff;
    collectDefaultMetrics({ register: this.registry });
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

  async text(): Promise<string> {
    await this.readTables();
    return this.registry.metrics();
  }

  /** Reads the tables once, before the output is built: the registry collects all metrics concurrently. */
  private async readTables(): Promise<void> {
    const { due, later, dead, lag, overdue } = this;
    // What was true a scrape ago is not told again.
    const forget = () => {
      for (const gauge of [due, later, dead, lag, overdue, this.forStaff]) gauge.reset();
    };
    try {
      const [figures, waiting] = await Promise.all([this.queues.all(), this.staff.all()]);
      // Subscribers of an earlier release stay listed as long as they have dead letters.
      forget();
      for (const [kind, count] of Object.entries(waiting)) this.forStaff.set({ kind }, count);
      for (const { subscriber, ...figure } of figures) {
        due.set({ subscriber }, figure.due);
        later.set({ subscriber }, figure.later);
        dead.set({ subscriber }, figure.dead);
        lag.set({ subscriber }, figure.oldestSeconds);
        overdue.set({ subscriber }, figure.overdueSeconds);
      }
    } catch {
      forget();
      // The database is unavailable, which makes the other metrics all the more important.
      this.failures.inc();
    }
  }

  private queueGauge(name: string, help: string): Gauge<'subscriber'> {
    return new Gauge({ name, help, labelNames: ['subscriber'], registers: [this.registry] });
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
