import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import type { Certificate } from '../../domain/certificate.js';
import { Certificates } from '../../domain/certificates.js';
import { CertificateMapping } from './mapping.js';

@Injectable()
export class MikroCertificates extends Certificates {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateStore,
  ) {
    super();
  }

  of(learnerId: string, courseId: string): Promise<Certificate | null> {
    return this.em.findOne(CertificateMapping, { learnerId, courseId });
  }

  numbered(number: string): Promise<Certificate | null> {
    return this.em.findOne(CertificateMapping, { number });
  }

  save(certificate: Certificate): Promise<void> {
    return this.store.save(certificate);
  }
}
