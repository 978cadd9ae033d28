import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import passport from 'passport';
import type { Actor } from '../../../../platform/application/actor.js';
import { Authenticator } from '../../../../platform/infrastructure/http/authenticator.js';
import { SessionCookies } from '../http/session-cookies.js';
import { BearerTokens } from './bearer-tokens.js';
import { SESSION_STRATEGY } from './session-strategy.js';

@Injectable()
export class PassportAuthenticator extends Authenticator {
  constructor(
    private readonly cookies: SessionCookies,
    private readonly bearerTokens: BearerTokens,
  ) {
    super();
  }

  authenticate(request: Request): Promise<Actor | null> {
    const secret = this.bearerTokens.secretIn(request);
    if (secret !== null) return this.bearerTokens.actorOf(secret);
    if (!this.cookies.tokenIn(request)) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      const settle = (error: unknown, actor?: Actor | false | null) => {
        if (error) reject(error instanceof Error ? error : new Error('authentication failed'));
        else resolve(actor || null);
      };
      // A token that does not verify is no session, not a fault: passport reports it as `false` with an info.
      const handle = passport.authenticate(SESSION_STRATEGY, { session: false }, settle) as (
        request: Request,
        response: unknown,
        next: (error?: unknown) => void,
      ) => void;
      handle(request, undefined, (error) => settle(error, null));
    });
  }
}
