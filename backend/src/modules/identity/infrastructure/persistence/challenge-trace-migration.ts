import { Migration } from '@mikro-orm/migrations';

/** The traces that deleted accounts leave of their codes: a hash of the mailbox, and the number of wrong guesses. */
export class CreateChallengeTraces extends Migration {
  override up(): void {
    this.addSql(`create table identity.challenge_trace (
      id uuid primary key,
      kind text not null,
      email_hash text not null,
      created_at timestamptz not null,
      wrong_tries integer not null
    )`);
    for (const column of ['email_hash', 'created_at'])
      this.addSql(
        `create index challenge_trace_${column}_index on identity.challenge_trace (${column})`,
      );
  }
}
