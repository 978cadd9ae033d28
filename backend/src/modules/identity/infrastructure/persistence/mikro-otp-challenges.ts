import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED } from '../../../../platform/infrastructure/database/mapped.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type ChallengeTrace,
  KINDS,
  type OtpChallenge,
  type Purpose,
} from '../../domain/otp-challenge.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { OtpChallengeMapping } from './mapping.js';

const NEWEST_FIRST = { createdAt: 'desc', id: 'desc' } as const;

/** A deleted account's mailbox is kept as a hash: enough to recognize the address when it is named again. */
const hashOf = (email: string) => `encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;

@Injectable()
export class MikroOtpChallenges extends OtpChallenges {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  find(id: string): Promise<OtpChallenge | null> {
    return this.database.em.findOne(OtpChallengeMapping, { id });
  }

  lock(id: string): Promise<OtpChallenge | null> {
    return this.database.em.findOne(OtpChallengeMapping, { id }, LOCKED);
  }

  lockResetsSince(userId: string, since: Date): Promise<OtpChallenge[]> {
    return this.since(userId, since, 'reset');
  }

  lockVerificationsSince(userId: string, since: Date): Promise<OtpChallenge[]> {
    return this.since(userId, since, 'verification');
  }

  lockEmailChangesSince(userId: string, since: Date): Promise<OtpChallenge[]> {
    return this.since(userId, since, 'move');
  }

  async lockEmailChangesAround(
    userId: string,
    newEmail: string,
    since: Date,
  ): Promise<OtpChallenge[]> {
    // Other accounts' rows may not exist yet.
    await this.sql.reserve(`identity.move ${newEmail}`);
    return this.database.em.find(
      OtpChallengeMapping,
      {
        kind: { $in: [...KINDS.move] },
        createdAt: { $gte: since },
        $or: [{ userId }, { newEmail }],
      },
      { orderBy: NEWEST_FIRST },
    );
  }

  tracesAt(email: string, purpose: Purpose, since: Date): Promise<ChallengeTrace[]> {
    return this.sql.rows<ChallengeTrace>(
      `select created_at as "createdAt", wrong_tries as "wrongTries" from identity.challenge_trace
       where email_hash = ${hashOf('$1')} and created_at >= $2 and kind = any($3)`,
      [email, since, KINDS[purpose]],
    );
  }

  async leaveTraces({ id, email }: { id: string; email: string }): Promise<void> {
    await this.sql.rows(
      `with gone as (
         delete from identity.otp_challenge where user_id = $1
         returning id, kind, coalesce(new_email, $2) as email, created_at, wrong_tries
       )
       insert into identity.challenge_trace (id, kind, email_hash, created_at, wrong_tries)
       select id, kind, ${hashOf('email')}, created_at, wrong_tries from gone`,
      [id, email],
    );
  }

  keptOf(userId: string): Promise<OtpChallenge[]> {
    return this.database.em.find(OtpChallengeMapping, { userId }, { orderBy: NEWEST_FIRST });
  }

  async closeAll(userId: string, at: Date): Promise<void> {
    await this.sql.rows(
      `update identity.otp_challenge set expires_at = $2
       where user_id = $1 and passed_at is null and expires_at > $2`,
      [userId, at],
    );
  }

  async closeEmailChanges(userId: string, at: Date): Promise<void> {
    await this.sql.rows(
      `update identity.otp_challenge set expires_at = $2
       where user_id = $1 and passed_at is null and expires_at > $2
         and kind in ('email-code', 'email-link')`,
      [userId, at],
    );
  }

  async wrongTriesSince(since: Date): Promise<number> {
    const row = await this.sql.first<{ tries: number }>(
      `select coalesce(sum(wrong_tries), 0)::int as tries from (
         select wrong_tries from identity.otp_challenge where created_at >= $1
         union all select wrong_tries from identity.challenge_trace where created_at >= $1
       ) as guessed`,
      [since],
    );
    return row?.tries ?? 0;
  }

  save(challenge: OtpChallenge): Promise<void> {
    return this.store.save(challenge);
  }

  async removeOver(before: Date, most: number): Promise<number> {
    // Implied by the expiry, and there is an index for it.
    const removed = await this.sql.rows(
      `delete from identity.otp_challenge where id in (
         select id from identity.otp_challenge where created_at < $1 and expires_at < $1 limit $2
       ) returning id`,
      [before, most],
    );
    const traces = await this.sql.rows(
      `delete from identity.challenge_trace where id in (
         select id from identity.challenge_trace where created_at < $1 limit $2
       ) returning id`,
      [before, most],
    );
    return Math.max(removed.length, traces.length);
  }

  private since(userId: string, since: Date, purpose: Purpose): Promise<OtpChallenge[]> {
    return this.database.em.find(
      OtpChallengeMapping,
      { userId, kind: { $in: [...KINDS[purpose]] }, createdAt: { $gte: since } },
      { orderBy: NEWEST_FIRST, ...LOCKED },
    );
  }
}
