import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { SessionCookies } from '../http/session-cookies.js';
import {
  SESSION_AUDIENCE,
  type SessionClaims,
  SessionTokens,
  TOKEN_ISSUER,
} from './session-tokens.js';

export const SESSION_STRATEGY = 'session';

/** Verifies the token with passport-jwt: signed by one of our secrets, issuer, audience, expiry. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  constructor(tokens: SessionTokens, cookies: SessionCookies) {
    super({
      jwtFromRequest: (request: Request) => cookies.tokenIn(request),
      secretOrKeyProvider: (_request, rawToken: unknown, done) => {
        const key = tokens.keyNamed(kidIn(String(rawToken)));
        // Passed on to jsonwebtoken, which takes key objects, although the types of passport-jwt do not say so.
        done(key ? null : new Error('unknown key'), key as unknown as Buffer);
      },
      algorithms: ['HS256'],
      issuer: TOKEN_ISSUER,
      audience: SESSION_AUDIENCE,
    });
  }

  /** The signature alone is not enough: an id that is not a UUID is not looked up. */
  validate({ sid, exp }: SessionClaims): SessionClaims | false {
    return Id.safeParse(sid).success && { sid, exp };
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
