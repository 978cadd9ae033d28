import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { where } from '../../../../platform/infrastructure/database/mapped.js';
import type { Upload } from '../../domain/upload.js';
import { Uploads } from '../../domain/uploads.js';
import { UploadMapping } from './upload-mapping.js';

const ROUND = 100;

@Injectable()
export class MikroUploads extends Uploads {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateStore,
  ) {
    super();
  }

  /** Held until the unit of work ends: of two who go on with it at once, the second sees what the first stored. */
  find(id: string): Promise<Upload | null> {
    return this.em.findOne(UploadMapping, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  openOf(ownerId: string): Promise<Upload[]> {
    return this.em.find(
      UploadMapping,
      { $and: [{ ownerId }, where<Upload>({ _takenAt: null })] },
      { orderBy: { createdAt: 'asc' } },
    );
  }

  oldestOpen(): Promise<Upload[]> {
    return this.em.find(UploadMapping, where<Upload>({ _takenAt: null }), {
      orderBy: { id: 'asc' },
      limit: ROUND,
    });
  }

  save(upload: Upload): Promise<void> {
    return this.store.save(upload);
  }

  async forget(id: string): Promise<void> {
    await this.em.nativeDelete(UploadMapping, { id });
  }
}
