import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { ChallengeKind, EmailChangeKind, OtpChallenge } from '../../domain/otp-challenge.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { OtpChallengeMapping } from './mapping.js';

const NEWEST_FIRST = { createdAt: 'desc', id: 'desc' } as const;
const MOVES: EmailChangeKind[] = ['email-code', 'email-link'];
const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

@Injectable()
export class MikroOtpChallenges extends OtpChallenges {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  find(id: string): Promise<OtpChallenge | null> {
    return this.em.findOne(OtpChallengeMapping, { id });
  }

  claim(id: string): Promise<OtpChallenge | null> {
    return this.em.findOne(OtpChallengeMapping, { id }, LOCKED);
  }

  resetsSince(userId: string, since: Date): Promise<OtpChallenge[]> {
    return this.since(userId, since, ['code', 'link']);
  }

  verificationsSince(userId: string, since: Date): Promise<OtpChallenge[]> {
    return this.since(userId, since, ['verification']);
  }

  claimEmailChanges(userId: string, since: Date): Promise<OtpChallenge[]> {
    return this.since(userId, since, MOVES);
  }

  emailChangesAround(userId: string, newEmail: string, since: Date): Promise<OtpChallenge[]> {
    return this.em.find(
      OtpChallengeMapping,
      { kind: { $in: MOVES }, createdAt: { $gte: since }, $or: [{ userId }, { newEmail }] },
      { orderBy: NEWEST_FIRST },
    );
  }

  keptOf(userId: string): Promise<OtpChallenge[]> {
    return this.em.find(OtpChallengeMapping, { userId }, { orderBy: NEWEST_FIRST });
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
      `select coalesce(sum(wrong_tries), 0)::int as tries from identity.otp_challenge
       where created_at >= $1`,
      [since],
    );
    return row?.tries ?? 0;
  }

  save(challenge: OtpChallenge): Promise<void> {
    return this.store.save(challenge);
  }

  async removeOver(before: Date, most: number): Promise<number> {
    // Made before it ran out, which there is an index for.
    const removed = await this.sql.rows(
      `delete from identity.otp_challenge where id in (
         select id from identity.otp_challenge where created_at < $1 and expires_at < $1 limit $2
       ) returning id`,
      [before, most],
    );
    return removed.length;
  }

  private since(userId: string, since: Date, kinds: ChallengeKind[]): Promise<OtpChallenge[]> {
    return this.em.find(
      OtpChallengeMapping,
      { userId, kind: { $in: kinds }, createdAt: { $gte: since } },
      { orderBy: NEWEST_FIRST, ...LOCKED },
    );
  }
}
