import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { DomainError } from '../../../platform/domain/domain-error.js';
import { AccessTokenIssued } from './facts.js';

/** What a token may be allowed to do; a session may do all of it. */
export const SCOPES = [
  'profile:read',
  'courses:read',
  'courses:write',
  'learning:read',
  'orders:read',
  'reviews:write',
] as const;

export type Scope = (typeof SCOPES)[number];

const DAY = 86_400_000;
export const MOST_DAYS = 365;
export const MOST_TOKENS = 20;

export class TooManyTokens extends DomainError {
  constructor() {
    super('conflict', 'TOO_MANY_TOKENS', `Revoke a token first: ${MOST_TOKENS} is the most.`);
  }
}

interface NewToken {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly days: number;
  readonly at: Date;
}

/** Lets a program act for a person, within its scopes and until it expires. Only a hash of the secret is stored. */
export class AccessToken extends AggregateRoot {
  private _lastUsedAt: Date | null = null;
  private _revokedAt: Date | null = null;

  private constructor(
    readonly id: string,
    readonly userId: string,
    readonly name: string,
    private _scopes: Scope[],
    readonly tokenHash: string,
    readonly createdAt: Date,
    readonly expiresAt: Date,
  ) {
    super();
  }

  static issue({ id, userId, name, scopes, days, at }: NewToken, tokenHash: string): AccessToken {
    const expiresAt = new Date(at.getTime() + days * DAY);
    const token = new AccessToken(id, userId, name, [...scopes], tokenHash, at, expiresAt);
    token.record(AccessTokenIssued.of({ tokenId: id }));
    return token;
  }

  revoke(at: Date): void {
    this._revokedAt ??= at;
  }

  isLive(at: Date): boolean {
    return this._revokedAt === null && at < this.expiresAt;
  }

  /** Whether it was revoked or expired before the moment. */
  wasOverBefore(moment: Date): boolean {
    return this.expiresAt < moment || (this._revokedAt !== null && this._revokedAt < moment);
  }

  get scopes(): readonly Scope[] {
    return this._scopes;
  }

  get lastUsedAt(): Date | null {
    return this._lastUsedAt;
  }

  get revokedAt(): Date | null {
    return this._revokedAt;
  }
}
