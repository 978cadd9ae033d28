import type { Persistence } from '../../../../platform/infrastructure/database/persistence.js';
import { OrderMapping, PaymentMapping, RefundMapping } from './mapping.js';

export const commercePersistence: Persistence = {
  schema: 'commerce',
  mappings: [OrderMapping, PaymentMapping, RefundMapping],
};
