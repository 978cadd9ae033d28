import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED } from '../../../../platform/infrastructure/database/mapped.js';
import type { Certificate } from '../../domain/certificate.js';
import { Certificates } from '../../domain/certificates.js';
import { CertificateMapping } from './mapping.js';

// Rows are locked, because revoking, withdrawing and reinstating must see each other's result: a withdrawal is for
// good.

@Injectable()
export class MikroCertificates extends Certificates {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
  ) {
    super();
  }

  lock(learnerId: string, courseId: string): Promise<Certificate | null> {
    return this.database.em.findOne(CertificateMapping, { learnerId, courseId }, LOCKED);
  }

  findByNumber(number: string): Promise<Certificate | null> {
    return this.database.em.findOne(CertificateMapping, { number });
  }

  lockByNumber(number: string): Promise<Certificate | null> {
    return this.database.em.findOne(CertificateMapping, { number }, LOCKED);
  }

  save(certificate: Certificate): Promise<void> {
    return this.store.save(certificate);
  }
}
