import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import type { Farewell } from '../../domain/farewell.js';
import { Farewells } from '../../domain/farewells.js';
import { FarewellMapping } from './farewell-mapping.js';

@Injectable()
export class MikroFarewells extends Farewells {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
  ) {
    super();
  }

  save(farewell: Farewell): Promise<void> {
    return this.store.save(farewell);
  }

  find(id: string): Promise<Farewell | null> {
    return this.database.em.findOne(FarewellMapping, { id });
  }

  remove(farewell: Farewell): Promise<void> {
    return this.store.remove(farewell);
  }
}
