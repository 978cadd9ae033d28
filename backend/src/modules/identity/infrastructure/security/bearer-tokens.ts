import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Actor } from '../../../../platform/application/actor.js';
import { Clock } from '../../../../platform/application/clock.js';
import { unlessReadOnly } from '../../../../platform/infrastructure/database/read-only.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { Unauthenticated } from '../../../../platform/infrastructure/http/access/access.guard.js';
import { TokenSecrets } from '../../application/access-tokens/token-secrets.js';

interface Row {
  readonly tokenId: string;
  readonly userId: string;
  readonly role: Actor['role'];
  readonly scopes: readonly string[];
  readonly lastUsedAt: Date | null;
}

const USED_EVERY_MS = 60_000;

/** Personal access tokens in `Authorization: Bearer`. */
@Injectable()
export class BearerTokens {
  constructor(
    private readonly secrets: TokenSecrets,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The token of the request, or null. */
  secretIn(request: Request): string | null {
    return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
  }

  /**
   * @throws Unauthenticated, even where visitors are allowed: a caller with a bad token does not mean to be a visitor
   */
  async actorOf(secret: string): Promise<Actor> {
    const now = this.clock.now();
    const row = await this.sql.first<Row>(
      `select t.id as "tokenId", u.id as "userId", u.role, t.scopes, t.last_used_at as "lastUsedAt"
       from identity.access_token t join identity."user" u on u.id = t.user_id
       where t.token_hash = $1 and t.revoked_at is null and t.expires_at > $2
         and u.locked_at is null`,
      [this.secrets.hash(secret), now],
    );
    if (!row) throw new Unauthenticated('This access token is unknown, revoked or expired.');
    const { tokenId, userId, role, scopes, lastUsedAt } = row;
    if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > USED_EVERY_MS)
      await unlessReadOnly(
        this.sql.rows('update identity.access_token set last_used_at = $2 where id = $1', [
          tokenId,
          now,
        ]),
      );
    return { userId, role, sessionId: tokenId, scopes };
  }
}
