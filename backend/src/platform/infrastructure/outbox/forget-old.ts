import type { Sql } from '../database/sql.js';

const BATCH = 1_000;

/** Facts are kept for a week after all subscribers have handled them, for inspection; the marks for a month. */
const OLD = [
  `delete from platform.outbox_message where id in (
     select id from platform.outbox_message m where m.recorded_at < clock_timestamp() - interval '7 days'
     and not exists (select from platform.delivery d where d.message_id = m.id)
     and not exists (select from platform.dead_letter l where l.message_id = m.id) limit $1
   ) returning id`,
  `delete from platform.handled_message where ctid = any(array(
     select ctid from platform.handled_message where handled_at < clock_timestamp() - interval '30 days' limit $1
   )) returning message_id`,
];

/** In batches, because no statement of a worker may take long (docs/adr/0042). */
export async function forgetOld(sql: Sql, signal: AbortSignal, batch = BATCH): Promise<void> {
  for (const text of OLD)
    while (!signal.aborted) if ((await sql.rows(text, [batch])).length < batch) break;
}
