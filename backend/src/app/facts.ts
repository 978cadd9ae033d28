import * as catalog from '../modules/catalog/contract.js';
import * as commerce from '../modules/commerce/contract.js';
import * as identity from '../modules/identity/contract.js';
import * as learning from '../modules/learning/contract.js';
import * as reviews from '../modules/reviews/contract.js';
import { FactType } from '../platform/domain/fact.js';

/** Every fact that the modules declare at their doors. */
export const facts: readonly FactType<never>[] = [catalog, commerce, identity, learning, reviews]
  .flatMap((contract) => Object.values<unknown>(contract))
  .filter((exported): exported is FactType<never> => exported instanceof FactType);
