import type { Persistence } from '../../../../platform/infrastructure/database/persistence.js';
import { AccessTokenMapping } from './access-token-mapping.js';
import { FarewellMapping } from './farewell-mapping.js';
import { OtpChallengeMapping, ResetPermitMapping, SessionMapping, UserMapping } from './mapping.js';

export const identityPersistence: Persistence = {
  schema: 'identity',
  mappings: [
    UserMapping,
    SessionMapping,
    OtpChallengeMapping,
    ResetPermitMapping,
    AccessTokenMapping,
    FarewellMapping,
  ],
};
