import { defineEntity, p } from '@mikro-orm/core';
import { mapped } from '../../../../platform/infrastructure/database/mapped.js';
import { AccessToken, type Scope } from '../../domain/access-token.js';

export const AccessTokenMapping = defineEntity({
  class: mapped(AccessToken),
  className: 'AccessToken',
  tableName: 'access_token',
  schema: 'identity',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid().fieldName('user_id').index(),
    name: p.text(),
    _scopes: p.array().$type<Scope[]>().fieldName('scopes'),
    tokenHash: p.text().fieldName('token_hash').unique(),
    createdAt: p.datetime().fieldName('created_at'),
    expiresAt: p.datetime().fieldName('expires_at'),
    _lastUsedAt: p.datetime().fieldName('last_used_at').nullable(),
    _revokedAt: p.datetime().fieldName('revoked_at').nullable(),
  },
});
