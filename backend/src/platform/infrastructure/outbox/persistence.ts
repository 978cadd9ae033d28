import type { Persistence } from '../database/persistence.js';
import { CreateOutbox } from './outbox-migration.js';

export const outboxPersistence: Persistence = {
  schema: 'platform',
  mappings: [],
  migrations: [{ name: '2026-11-21-a-platform-1', class: CreateOutbox }],
};
