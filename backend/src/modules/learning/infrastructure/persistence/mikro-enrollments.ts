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

/** An enrollment as the ORM would insert it; the type of private fields is not known outside. */
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
    // One statement for everyone who enrolls for the first time; the index decides between two at once.
    const row = this.database.em.getComparator().prepareEntity(enrollment) as FirstRow;
    // JSON is text already: as a fragment it is not encoded once more.
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
