import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
import type { Actor } from '../../../../platform/application/actor.js';
import { Clock } from '../../../../platform/application/clock.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { isLive, type SessionSpan } from '../../domain/session.js';
import { SessionCookies } from '../http/session-cookies.js';
import {
  SESSION_AUDIENCE,
  type SessionClaims,
  SessionTokens,
  TOKEN_ISSUER,
} from './session-tokens.js';

export const SESSION_STRATEGY = 'session';

interface Row extends Actor, SessionSpan {}

/** Writing "seen" on every request would turn each read into a write. */
const SEEN_EVERY_MS = 60_000;

/** Verifies the token with passport-jwt, then asks the database whether its session still lives and whose it is. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  constructor(
    tokens: SessionTokens,
    cookies: SessionCookies,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {
    super({
      jwtFromRequest: (request: Request) => cookies.tokenIn(request),
      secretOrKeyProvider: (_request, rawToken: unknown, done) => {
        const secret = tokens.secretNamed(kidIn(String(rawToken)));
        done(secret ? null : new Error('unknown key'), secret);
      },
      algorithms: ['HS256'],
      issuer: TOKEN_ISSUER,
      audience: SESSION_AUDIENCE,
    });
  }

  async validate({ sid }: SessionClaims): Promise<Actor | false> {
    const now = this.clock.now();
    const row = await this.sql.first<Row>(
      `select s.id as "sessionId", u.id as "userId", u.role, s.last_seen_at as "lastSeenAt",
              s.idle_ms::float8 as "idleMs", s.ends_at as "endsAt", s.ended_at as "endedAt"
       from identity.session s join identity."user" u on u.id = s.user_id
       where s.id = $1`,
      [sid],
    );
    if (!row || !isLive(row, now)) return false;
    if (now.getTime() - row.lastSeenAt.getTime() > SEEN_EVERY_MS)
      await this.sql.rows('update identity.session set last_seen_at = $2 where id = $1', [
        sid,
        now,
      ]);
    return { userId: row.userId, sessionId: row.sessionId, role: row.role };
  }
}

function kidIn(token: string): string {
  try {
    const header: unknown = JSON.parse(
      Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'),
    );
    return String((header as { kid?: unknown } | null)?.kid);
  } catch {
    return '';
  }
}
