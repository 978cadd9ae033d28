import * as catalog from '../modules/catalog/contract.js';
import * as commerce from '../modules/commerce/contract.js';
import * as identity from '../modules/identity/contract.js';
import * as integrations from '../modules/integrations/contract.js';
import * as learning from '../modules/learning/contract.js';
import * as questions from '../modules/questions/contract.js';
import * as reviews from '../modules/reviews/contract.js';
import { type AnyFactType, FactType } from '../platform/domain/fact.js';

/** Every fact that the modules declare in their contracts. */
export const facts: readonly AnyFactType[] = [
  catalog,
  commerce,
  identity,
  integrations,
  learning,
  questions,
  reviews,
]
  .flatMap((contract) => Object.values<unknown>(contract))
  .filter((exported): exported is AnyFactType => exported instanceof FactType);
