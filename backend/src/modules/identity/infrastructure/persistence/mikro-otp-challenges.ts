import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import type { OtpChallenge } from '../../domain/otp-challenge.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { OtpChallengeMapping } from './mapping.js';

@Injectable()
export class MikroOtpChallenges extends OtpChallenges {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateStore,
  ) {
    super();
  }

  find(id: string): Promise<OtpChallenge | null> {
    return this.em.findOne(OtpChallengeMapping, { id });
  }

  newestOf(userId: string): Promise<OtpChallenge | null> {
    return this.em.findOne(
      OtpChallengeMapping,
      { userId },
      { orderBy: { createdAt: 'desc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  openedSince(userId: string, since: Date): Promise<OtpChallenge[]> {
    return this.em.find(
      OtpChallengeMapping,
      { userId, createdAt: { $gte: since } },
      { orderBy: { createdAt: 'desc' } },
    );
  }

  save(challenge: OtpChallenge): Promise<void> {
    return this.store.save(challenge);
  }
}
