import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import type { Caption } from '../../domain/caption.js';
import { Captions } from '../../domain/captions.js';
import { CaptionMapping } from './caption-mapping.js';

@Injectable()
export class MikroCaptions extends Captions {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateStore,
  ) {
    super();
  }

  ofLecture(lectureId: string): Promise<Caption[]> {
    return this.em.find(CaptionMapping, { lectureId });
  }

  save(caption: Caption): Promise<void> {
    return this.store.save(caption);
  }

  remove(caption: Caption): Promise<void> {
    return this.store.remove(caption);
  }
}
