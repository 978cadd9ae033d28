import type { Persistence } from './persistence.js';
import { CreateIdempotentRequests, CreateOutbox } from './platform-migrations.js';

export const platformPersistence: Persistence = {
  schema: 'platform',
  mappings: [],
  migrations: [
    { name: '2026-11-21-a-platform-1', class: CreateOutbox },
    { name: '2026-11-21-a-platform-2', class: CreateIdempotentRequests },
  ],
};
