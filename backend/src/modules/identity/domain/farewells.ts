import type { Farewell } from './farewell.js';

/** The farewells still to be sent. */
export abstract class Farewells {
  abstract save(farewell: Farewell): Promise<void>;
  abstract find(id: string): Promise<Farewell | null>;
  abstract remove(farewell: Farewell): Promise<void>;
}
