import type { Persistence } from '../../../../platform/infrastructure/database/persistence.js';
import { OrderMapping, PaymentMapping } from './mapping.js';

export const commercePersistence: Persistence = {
  schema: 'commerce',
  mappings: [OrderMapping, PaymentMapping],
};
