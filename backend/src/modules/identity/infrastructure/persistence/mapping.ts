import { defineEntity, p } from '@mikro-orm/core';
import { mapped } from '../../../../platform/infrastructure/database/mapped.js';
import { type ChallengeKind, OtpChallenge } from '../../domain/otp-challenge.js';
import { ResetPermit } from '../../domain/reset-permit.js';
import { Session } from '../../domain/session.js';
import { type Role, User } from '../../domain/user.js';

const SCHEMA = 'identity';

export const UserMapping = defineEntity({
  class: mapped(User),
  className: 'User',
  tableName: 'user',
  schema: SCHEMA,
  properties: {
    id: p.uuid().primary(),
    _name: p.text().fieldName('name'),
    _email: p.text().fieldName('email').unique(),
    _role: p.text().$type<Role>().fieldName('role'),
    _passwordHash: p.text().fieldName('password_hash').nullable(),
    _description: p.text().fieldName('description'),
    _photoId: p.uuid().fieldName('photo_id').nullable(),
    _providerKey: p.text().fieldName('provider_key').nullable().unique(),
    _emailVerifiedAt: p.datetime().fieldName('email_verified_at').nullable(),
    _lockedAt: p.datetime().fieldName('locked_at').nullable(),
    _termsVersion: p.integer().fieldName('terms_version').nullable(),
    _termsAgreedAt: p.datetime().fieldName('terms_agreed_at').nullable(),
    createdAt: p.datetime().fieldName('created_at'),
  },
});

export const SessionMapping = defineEntity({
  class: mapped(Session),
  className: 'Session',
  tableName: 'session',
  schema: SCHEMA,
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid().fieldName('user_id').index(),
    device: p.text(),
    deviceMark: p.text().fieldName('device_mark').nullable().index(),
    createdAt: p.datetime().fieldName('created_at'),
    idleMs: p.bigint('number').fieldName('idle_ms'),
    endsAt: p.datetime().fieldName('ends_at'),
    _lastSeenAt: p.datetime().fieldName('last_seen_at'),
    _endedAt: p.datetime().fieldName('ended_at').nullable(),
  },
});

export const OtpChallengeMapping = defineEntity({
  class: mapped(OtpChallenge),
  className: 'OtpChallenge',
  tableName: 'otp_challenge',
  schema: SCHEMA,
  indexes: [{ properties: ['userId', 'createdAt'] }, { properties: ['createdAt'] }],
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid().fieldName('user_id'),
    kind: p.text().$type<ChallengeKind>(),
    createdAt: p.datetime().fieldName('created_at'),
    expiresAt: p.datetime().fieldName('expires_at'),
    oldEmail: p.text().fieldName('old_email').nullable().index(),
    newEmail: p.text().fieldName('new_email').nullable().index(),
    _wrongTries: p.integer().fieldName('wrong_tries'),
    _passedAt: p.datetime().fieldName('passed_at').nullable(),
  },
});

export const ResetPermitMapping = defineEntity({
  class: mapped(ResetPermit),
  className: 'ResetPermit',
  tableName: 'reset_permit',
  schema: SCHEMA,
  properties: {
    tokenHash: p.text().fieldName('token_hash').primary(),
    userId: p.uuid().fieldName('user_id'),
    expiresAt: p.datetime().fieldName('expires_at'),
    _usedAt: p.datetime().fieldName('used_at').nullable(),
  },
});
