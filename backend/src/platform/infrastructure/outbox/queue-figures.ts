import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { Subscriptions } from './subscriptions.js';

export interface QueueFigure {
  readonly subscriber: string;
  /** The fact it subscribes to. */
  readonly fact: string;
  /** Deliveries that are due. */
  readonly due: number;
  /** Deliveries postponed after a failure, or in work under a lease. */
  readonly later: number;
  /** The open ones that failed at least once. */
  readonly retried: number;
  readonly dead: number;
  /** Age of the oldest undelivered fact in seconds; 0 without any. */
  readonly oldestSeconds: number;
  /** How long the longest due delivery has been waiting to be claimed; 0 if all are in work or postponed. */
  readonly overdueSeconds: number;
  /** Overdue for longer than the subscriber allows. */
  readonly isLate: boolean;
}

/** For a row without a declared subscriber, `fact` is that of a dead letter. */
type Row = Omit<QueueFigure, 'isLate'>;

const IDLE = { due: 0, later: 0, retried: 0, dead: 0, oldestSeconds: 0, overdueSeconds: 0 };

/** The backlog of every subscriber, counted from the rows, which are the source of truth. */
@Injectable()
export class QueueFigures {
  constructor(
    private readonly sql: Sql,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** One figure per subscriber of this release, and per other one with dead letters; ordered by name. */
  async all(): Promise<QueueFigure[]> {
    const rows = await this.sql.rows<Row>(
      `select subscriber, sum(due)::int as due, sum(later)::int as later, sum(retried)::int as retried,
              sum(dead)::int as dead, max(age)::float8 as "oldestSeconds", max(overdue)::float8 as "overdueSeconds",
              max(type) as fact
       from (
         select d.subscriber, (d.due_at <= clock_timestamp())::int as due,
                (d.due_at > clock_timestamp())::int as later, (d.last_error is not null)::int as retried, 0 as dead,
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
    // Open deliveries of unknown subscribers wait for a release that has them, as after a rollback; dead ones wait for
    // staff.
    const others = rows
      .filter(({ subscriber, dead }) => dead > 0 && !this.subscriptions.named(subscriber))
      .map(({ subscriber, fact, dead }) => ({ ...IDLE, subscriber, fact, dead, isLate: false }));
    return [...ours, ...others].sort((a, b) => (a.subscriber < b.subscriber ? -1 : 1));
  }
}
