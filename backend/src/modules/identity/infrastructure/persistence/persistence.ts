import type { Persistence } from '../../../../platform/infrastructure/database/persistence.js';
import { OtpChallengeMapping, ResetPermitMapping, SessionMapping, UserMapping } from './mapping.js';
import { CreateIdentity } from './migrations.js';

export const identityPersistence: Persistence = {
  schema: 'identity',
  mappings: [UserMapping, SessionMapping, OtpChallengeMapping, ResetPermitMapping],
  migrations: [{ name: '2026-11-21-identity-1', class: CreateIdentity }],
};
