import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import type { Certificate } from '../../domain/certificate.js';
import { Certificates } from '../../domain/certificates.js';
import { CertificateMapping } from './mapping.js';

// Whoever withdraws, revokes or reinstates must know what the others did: a withdrawal is for good.
const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

@Injectable()
export class MikroCertificates extends Certificates {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateStore,
  ) {
    super();
  }

  lock(learnerId: string, courseId: string): Promise<Certificate | null> {
    return this.em.findOne(CertificateMapping, { learnerId, courseId }, LOCKED);
  }

  findByNumber(number: string): Promise<Certificate | null> {
    return this.em.findOne(CertificateMapping, { number });
  }

  lockByNumber(number: string): Promise<Certificate | null> {
    return this.em.findOne(CertificateMapping, { number }, LOCKED);
  }

  save(certificate: Certificate): Promise<void> {
    return this.store.save(certificate);
  }
}
