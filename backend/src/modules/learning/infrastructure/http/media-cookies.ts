import { parseCookie, stringifySetCookie } from 'cookie';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../../../../platform/infrastructure/config/config.js';
import {
  hostCookie,
  SESSION_COOKIE,
} from '../../../../platform/infrastructure/http/access/host-cookie.js';
import { PASS_SECONDS } from './media-pass.js';

const PASS = 'media';

/** Reads the session and pass cookies and sets passes, each limited to the URL path of its video. */
@Injectable()
export class MediaCookies {
  private readonly secure: boolean;
  private readonly sessionName: string;

  constructor(config: Config) {
    this.secure = config.usesHttps;
    this.sessionName = hostCookie(SESSION_COOKIE, this.secure);
  }

  read(request: Request): { pass: string | undefined; session: string | undefined } {
    const cookies = parseCookie(request.headers.cookie ?? '');
    return { pass: cookies[PASS], session: cookies[this.sessionName] };
  }

  setPass(response: Response, videoId: string, pass: string): void {
    response.append(
      'Set-Cookie',
      stringifySetCookie({
        name: PASS,
        value: pass,
        path: `/api/media/${videoId}`,
        maxAge: PASS_SECONDS,
        httpOnly: true,
        secure: this.secure,
        sameSite: 'strict',
      }),
    );
  }
}
