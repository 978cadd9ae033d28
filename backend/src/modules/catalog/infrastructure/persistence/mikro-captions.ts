import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import type { Caption } from '../../domain/captions/caption.js';
import { Captions } from '../../domain/captions/captions.js';
import { CaptionMapping } from './caption-mapping.js';

@Injectable()
export class MikroCaptions extends Captions {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
  ) {
    super();
  }

  ofLecture(lectureId: string): Promise<Caption[]> {
    return this.database.em.find(CaptionMapping, { lectureId });
  }

  save(caption: Caption): Promise<void> {
    return this.store.save(caption);
  }

  remove(caption: Caption): Promise<void> {
    return this.store.remove(caption);
  }
}
