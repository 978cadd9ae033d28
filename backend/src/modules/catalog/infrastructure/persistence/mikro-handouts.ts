import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import type { Handout } from '../../domain/handouts/handout.js';
import { Handouts } from '../../domain/handouts/handouts.js';
import { HandoutMapping } from './handout-mapping.js';

@Injectable()
export class MikroHandouts extends Handouts {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
  ) {
    super();
  }

  ofCourse(courseId: string): Promise<Handout[]> {
    return this.database.em.find(HandoutMapping, { courseId });
  }

  save(handout: Handout): Promise<void> {
    return this.store.save(handout);
  }

  remove(handout: Handout): Promise<void> {
    return this.store.remove(handout);
  }
}
