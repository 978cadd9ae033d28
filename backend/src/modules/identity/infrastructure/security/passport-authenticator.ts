import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import passport from 'passport';
import type { Actor } from '../../../../platform/application/actor.js';
import { Clock } from '../../../../platform/application/clock.js';
import { Authenticator } from '../../../../platform/infrastructure/http/access/authenticator.js';
import { SessionCookies } from '../http/session-cookies.js';
import { BearerTokens } from './bearer-tokens.js';
import { LiveSessions } from './live-sessions.js';
import { SESSION_STRATEGY } from './session-strategy.js';
import type { SessionClaims } from './session-tokens.js';

const MAX_TOKENS = 10_000;

/**
 * passport-jwt verifies each token once: a valid signature stays valid until the token expires. Whether the session is
 * live is checked every time.
 */
@Injectable()
export class PassportAuthenticator extends Authenticator {
  private readonly verified = new Map<string, SessionClaims>();

  constructor(
    private readonly cookies: SessionCookies,
    private readonly bearerTokens: BearerTokens,
    private readonly sessions: LiveSessions,
    private readonly clock: Clock,
  ) {
    super();
  }

  async authenticate(request: Request): Promise<Actor | null> {
    const secret = this.bearerTokens.secretIn(request);
    if (secret !== null) return this.bearerTokens.actorOf(secret);
    const token = this.cookies.tokenIn(request);
    if (!token) return null;
    const claims = this.known(token) ?? (await this.verify(token, request));
    if (!claims) return null;
    const actor = await this.sessions.actorOf(claims.sid);
    if (!actor) this.verified.delete(token);
    return actor;
  }

  private known(token: string): SessionClaims | null {
    const claims = this.verified.get(token);
    return claims && claims.exp * 1000 > this.clock.now().getTime() ? claims : null;
  }

  private async verify(token: string, request: Request): Promise<SessionClaims | null> {
    const claims = await this.askPassport(request);
    const [oldest] = this.verified.keys();
    if (this.verified.size >= MAX_TOKENS && oldest !== undefined) this.verified.delete(oldest);
    if (claims) this.verified.set(token, claims);
    return claims;
  }

  private askPassport(request: Request): Promise<SessionClaims | null> {
    return new Promise((resolve, reject) => {
      const settle = (error: unknown, claims?: SessionClaims | false | null) => {
        if (error) reject(error instanceof Error ? error : new Error('authentication failed'));
        else resolve(claims || null);
      };
      // A token that fails verification is no error, only no session: passport reports it as `false` with an info.
      const handle = passport.authenticate(SESSION_STRATEGY, { session: false }, settle) as (
        request: Request,
        response: unknown,
        next: (error?: unknown) => void,
      ) => void;
      handle(request, undefined, (error) => settle(error, null));
    });
  }
}
