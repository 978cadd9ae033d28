import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { LOCKED, where } from '../../../../platform/infrastructure/database/mapped.js';
import type { Upload } from '../../domain/uploads/upload.js';
import { Uploads } from '../../domain/uploads/uploads.js';
import { UploadMapping } from './upload-mapping.js';

const ROUND = 100;

@Injectable()
export class MikroUploads extends Uploads {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  /**
   * Locked until the transaction ends: of two requests that continue it at once, the second sees what the first stored.
   */
  lock(id: string): Promise<Upload | null> {
    return this.database.em.findOne(UploadMapping, { id }, LOCKED);
  }

  async reserve(ownerId: string): Promise<void> {
    // The rows to count may not exist yet, and there is no other row common to all of them.
    await this.sql.reserve(`catalog.uploads ${ownerId}`);
  }

  openOf(ownerId: string): Promise<Upload[]> {
    return this.database.em.find(
      UploadMapping,
      { $and: [{ ownerId }, where<Upload>({ _takenAt: null })] },
      { orderBy: { createdAt: 'asc' } },
    );
  }

  openOfCourse(courseId: string): Promise<Upload[]> {
    return this.database.em.find(UploadMapping, {
      $and: [{ courseId }, where<Upload>({ _takenAt: null })],
    });
  }

  async untouchedSince(moment: Date): Promise<string[]> {
    const rows = await this.sql.rows<{ id: string }>(
      `select id from catalog.upload where taken_at is null and touched_at < $1
       order by touched_at limit $2`,
      [moment, ROUND],
    );
    return rows.map(({ id }) => id);
  }

  save(upload: Upload): Promise<void> {
    return this.store.save(upload);
  }

  async eraseNames(ownerId: string): Promise<void> {
    await this.sql.rows(`update catalog.upload set file_name = '' where owner_id = $1`, [ownerId]);
  }

  async forget(id: string): Promise<void> {
    await this.database.em.nativeDelete(UploadMapping, { id });
  }
}
