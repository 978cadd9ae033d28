import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { Subscriptions } from './subscriptions.js';

export interface QueueFigure {
  readonly subscriber: string;
  /** The fact it listens to. */
  readonly fact: string;
  /** Deliveries whose time has come. */
  readonly due: number;
  /** Deliveries put off after a failure, or at work under a lease. */
  readonly later: number;
  /** Of all open ones, those that failed or were put down at least once. */
  readonly retried: number;
  readonly dead: number;
  /** Age of the oldest open fact, in seconds; 0 without any. */
  readonly oldestSeconds: number;
  /** How long one has been due that nobody has taken; 0 while all others are at work or put off. */
  readonly overdueSeconds: number;
  /** Overdue for longer than the subscriber allows. */
  readonly isLate: boolean;
}

/** The fact is that of a dead letter. */
type Row = Omit<QueueFigure, 'isLate'>;

const IDLE = { due: 0, later: 0, retried: 0, dead: 0, oldestSeconds: 0, overdueSeconds: 0 };

/** How much every subscriber still has to get: counted in the rows, which are the truth. */
@Injectable()
export class QueueFigures {
  constructor(
    private readonly sql: Sql,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** One figure per subscriber of this release, and per other one that has dead letters; by name. */
  async all(): Promise<QueueFigure[]> {
    const rows = await this.sql.rows<Row>(
      `select subscriber, sum(due)::int as due, sum(later)::int as later, sum(retried)::int as retried,
              sum(dead)::int as dead, max(age)::float8 as "oldestSeconds", max(overdue)::float8 as "overdueSeconds",
              max(type) as fact
       from (
         select d.subscriber, (d.due_at <= clock_timestamp())::int as due,
                (d.due_at > clock_timestamp())::int as later, (d.attempts > 1)::int as retried, 0 as dead,
                extract(epoch from clock_timestamp() - m.recorded_at) as age,
                greatest(extract(epoch from clock_timestamp() - d.due_at), 0) as overdue, null as type
         from platform.delivery d join platform.outbox_message m on m.id = d.message_id
         union all
         select subscriber, 0, 0, 0, 1, 0, 0, type from platform.dead_letter
       ) as every group by subscriber`,
    );
    const bySubscriber = new Map(rows.map((row) => [row.subscriber, row]));
    const ours = this.subscriptions.all.map(({ name, fact, lateAfterSeconds }) => {
      const row = bySubscriber.get(name) ?? { ...IDLE, subscriber: name };
      return { ...row, fact: fact.name, isLate: row.overdueSeconds > lateAfterSeconds };
    });
    // What is open for others waits for the release that has them, as after a rollback; what is dead waits for people.
    const others = rows
      .filter(({ subscriber, dead }) => dead > 0 && !this.subscriptions.named(subscriber))
      .map(({ subscriber, fact, dead }) => ({ ...IDLE, subscriber, fact, dead, isLate: false }));
    return [...ours, ...others].sort((a, b) => (a.subscriber < b.subscriber ? -1 : 1));
  }
}
