import { parseCookie, stringifySetCookie } from 'cookie';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../../../../platform/infrastructure/config/config.js';
import {
  hostCookie,
  SESSION_COOKIE,
} from '../../../../platform/infrastructure/http/access/host-cookie.js';

const RESET_SECONDS = 600;
const NONCE_SECONDS = 600;
const YEAR_SECONDS = 365 * 24 * 3_600;

/** Identity's cookies. */
@Injectable()
export class SessionCookies {
  private readonly secure: boolean;
  private readonly sessionName: string;
  private readonly deviceName: string;

  constructor(config: Config) {
    this.secure = config.usesHttps;
    this.sessionName = hostCookie(SESSION_COOKIE, this.secure);
    this.deviceName = hostCookie('device', this.secure);
  }

  tokenIn(request: Request): string | null {
    return this.read(request, this.sessionName);
  }

  setSession(response: Response, token: string, endsAt: Date): void {
    this.endReset(response);
    this.append(response, this.sessionName, token, { httpOnly: true, path: '/', expires: endsAt });
    // Readable by scripts on purpose: lets the client know that nobody is logged in without a request.
    this.append(response, 'signed_in', '1', { httpOnly: false, path: '/', expires: endsAt });
  }

  clearSession(response: Response): void {
    this.endReset(response);
    for (const name of [this.sessionName, 'signed_in'])
      this.append(response, name, '', { httpOnly: name !== 'signed_in', path: '/', maxAge: 0 });
  }

  deviceIdIn(request: Request): string | null {
    return this.read(request, this.deviceName);
  }

  /** Survives a log-out: it belongs to the browser, not to the person using it. */
  setDeviceId(response: Response, id: string): void {
    this.append(response, this.deviceName, id, {
      httpOnly: true,
      path: '/',
      maxAge: YEAR_SECONDS,
      sameSite: 'lax',
    });
  }

  resetTokenIn(request: Request): string | null {
    return this.read(request, 'reset');
  }

  setResetToken(response: Response, token: string): void {
    this.append(response, 'reset', token, {
      httpOnly: true,
      path: '/api/auth',
      maxAge: RESET_SECONDS,
    });
  }

  /** A log-in or log-out ends a reset that was begun in this browser: the next person must not finish it. */
  private endReset(response: Response): void {
    if (this.resetTokenIn(response.req))
      this.append(response, 'reset', '', { httpOnly: true, path: '/api/auth', maxAge: 0 });
  }

  nonceIn(request: Request): string | null {
    return this.read(request, 'nonce');
  }

  /** For signing in, and for actions confirmed with the provider's ID token, such as deleting the account. */
  setNonce(response: Response, nonce: string): void {
    this.append(response, 'nonce', nonce, {
      httpOnly: true,
      path: '/api',
      maxAge: NONCE_SECONDS,
    });
  }

  /** A nonce is valid for one sign-in. */
  clearNonce(response: Response): void {
    this.append(response, 'nonce', '', { httpOnly: true, path: '/api', maxAge: 0 });
  }

  private read(request: Request, name: string): string | null {
    return parseCookie(request.headers.cookie ?? '')[name] || null;
  }

  private append(
    response: Response,
    name: string,
    value: string,
    options: {
      httpOnly: boolean;
      path: string;
      expires?: Date;
      maxAge?: number;
      sameSite?: 'lax';
    },
  ): void {
    response.append(
      'Set-Cookie',
      stringifySetCookie({ name, value, secure: this.secure, sameSite: 'strict', ...options }),
    );
  }
}
