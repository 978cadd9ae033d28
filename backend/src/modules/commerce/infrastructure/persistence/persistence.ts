import type { Persistence } from '../../../../platform/infrastructure/database/persistence.js';
import {
  CouponMapping,
  OrderMapping,
  PaymentMapping,
  PayoutMapping,
  RefundMapping,
} from './mapping.js';

export const commercePersistence: Persistence = {
  schema: 'commerce',
  mappings: [CouponMapping, OrderMapping, PaymentMapping, PayoutMapping, RefundMapping],
};
