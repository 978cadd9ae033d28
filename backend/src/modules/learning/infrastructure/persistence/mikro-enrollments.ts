import {
  type QueryResult,
  raw,
  type RawQueryFragment,
  type RequiredEntityData,
} from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED } from '../../../../platform/infrastructure/database/mapped.js';
import { Outbox } from '../../../../platform/infrastructure/outbox/outbox.js';
import type { Enrollment } from '../../domain/enrollment.js';
import { Enrollments } from '../../domain/enrollments.js';
import { EnrollmentMapping } from './mapping.js';

/** An enrollment as the ORM inserts it; TypeScript hides the type of private fields. */
type FirstRow = RequiredEntityData<Enrollment> & { readonly _progress: unknown };

@Injectable()
export class MikroEnrollments extends Enrollments {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async add(enrollment: Enrollment): Promise<boolean> {
    // A first enrollment takes a single statement; the unique index decides between concurrent ones.
    const row = this.database.em.getComparator().prepareEntity(enrollment) as FirstRow;
    // The JSON is serialized already: a fragment is not encoded again.
    const progress: RawQueryFragment = raw('?::jsonb', [row._progress]);
    const fresh: FirstRow = { ...row, _progress: progress };
    const { affectedRows }: QueryResult = await this.database.em
      .createQueryBuilder(EnrollmentMapping)
      .insert(fresh)
      .onConflict(['learnerId', 'courseId'])
      .ignore()
      .execute('run');
    if (affectedRows === 0) return false;
    await this.outbox.append(enrollment.pullFacts());
    return true;
  }

  lock(learnerId: string, courseId: string): Promise<Enrollment | null> {
    return this.database.em.findOne(EnrollmentMapping, { learnerId, courseId }, LOCKED);
  }

  save(enrollment: Enrollment): Promise<void> {
    return this.store.save(enrollment);
  }
}
