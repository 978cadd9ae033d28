import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { Enrollment } from '../../domain/enrollment.js';
import { Enrollments } from '../../domain/enrollments.js';
import { EnrollmentMapping } from './mapping.js';

@Injectable()
export class MikroEnrollments extends Enrollments {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  async reserve(learnerId: string, courseId: string): Promise<void> {
    // There is no row to lock yet, and losing the race at the unique index would end the buyer's whole transaction.
    await this.sql.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `learning.enrollment ${learnerId} ${courseId}`,
    ]);
  }

  find(learnerId: string, courseId: string): Promise<Enrollment | null> {
    return this.em.findOne(
      EnrollmentMapping,
      { learnerId, courseId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  save(enrollment: Enrollment): Promise<void> {
    return this.store.save(enrollment);
  }
}
