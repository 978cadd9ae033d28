import type { Persistence } from '../../../../platform/infrastructure/database/persistence.js';
import { OrderMapping, PaymentMapping } from './mapping.js';
import { CreateCommerce } from './migrations.js';

export const commercePersistence: Persistence = {
  schema: 'commerce',
  mappings: [OrderMapping, PaymentMapping],
  migrations: [{ name: '2026-11-21-commerce-1', class: CreateCommerce }],
};
