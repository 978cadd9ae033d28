import { Injectable } from '@nestjs/common';
import { Ids } from '../../application/ids.js';
import type { Fact } from '../../domain/fact.js';
import { Sql } from '../database/sql.js';
import { DeclaredFacts } from './declared-facts.js';

/** The channel on which a commit with facts wakes the relay. */
export const OUTBOX_CHANNEL = 'lectern_outbox';

/** Writes facts into the transaction that caused them. */
@Injectable()
export class Outbox {
  constructor(
    private readonly sql: Sql,
    private readonly ids: Ids,
    private readonly declared: DeclaredFacts,
  ) {}

  async append(facts: readonly Fact[]): Promise<void> {
    if (facts.length === 0) return;
    const stranger = facts.find((fact) => !this.declared.has(fact.type));
    if (stranger) throw new Error(`The fact ${stranger.type} is recorded, but nobody declares it.`);
    // PostgreSQL delivers the notification when, and only if, the transaction commits.
    await this.sql.rows(
      `with recorded as (
         insert into platform.outbox_message (id, type, payload)
         select * from unnest($1::uuid[], $2::text[], $3::jsonb[])
       )
       select pg_notify('${OUTBOX_CHANNEL}', '')`,
      [
        facts.map(() => this.ids.next()),
        facts.map((fact) => fact.type),
        facts.map((fact) => JSON.stringify(fact.payload)),
      ],
    );
  }
}
