import { Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import type { Request, Response } from 'express';
import { Clock } from '../../../../platform/application/clock.js';
import { DomainError } from '../../../../platform/domain/domain-error.js';
import { Config } from '../../../../platform/infrastructure/config/config.js';
import {
  OutOfScope,
  Unauthenticated,
} from '../../../../platform/infrastructure/http/access/access.guard.js';
import { Authenticator } from '../../../../platform/infrastructure/http/access/authenticator.js';
import { inPlace } from '../../../../platform/infrastructure/http/server/admission.js';
import type { VideoPlace } from '../../../catalog/contract.js';
import { AuthorizePlayback } from '../../application/watching/authorize-playback.js';
import { MediaCookies } from './media-cookies.js';
import { MediaPass, type PassState, trustedUntil } from './media-pass.js';

const MOST_TRUSTED = 5_000;

/** Admits users who may watch: by session or, for the many small files, by a pass. */
@Injectable()
export class MediaGate {
  private readonly passes: MediaPass;
  /**
   * Digests of valid cookies per video, and until when (milliseconds) the gate trusts them. It does not keep the
   * cookies themselves, because they give access to more than the video.
   */
  private readonly trusted = new Map<string, number>();
  /** Checks of aging passes that are running, by digests of video and session. */
  private readonly checks = new Map<string, Promise<unknown>>();

  constructor(
    config: Config,
    private readonly cookies: MediaCookies,
    private readonly authenticator: Authenticator,
    private readonly authorize: AuthorizePlayback,
    private readonly clock: Clock,
  ) {
    this.passes = new MediaPass(config.get('MEDIA_SECRET'));
  }

  /** Checks the session and the right, and issues a pass. @throws Unauthenticated, NotFound, Forbidden, Busy */
  async admitBySession(request: Request, response: Response, videoId: string): Promise<VideoPlace> {
    // Files need no place, but this check queries the database, which clients without a pass could monopolize.
    const place = await inPlace(request, () => this.placeFor(request, videoId));
    this.issuePass(request, response, videoId);
    return place;
  }

  private issuePass(request: Request, response: Response, videoId: string): void {
    const { session } = this.cookies.read(request);
    if (!session) return;
    const pass = this.passes.issue(videoId, session, this.clock.now());
    this.cookies.setPass(response, videoId, pass);
  }

  private async placeFor(request: Request, videoId: string): Promise<VideoPlace> {
    const actor = await this.authenticator.authenticate(request);
    if (!actor) throw new Unauthenticated();
    if (actor.scopes) throw new OutOfScope();
    return this.authorize.execute({ userId: actor.userId, videoId });
  }

  /** Accepts a fresh pass without further checks; otherwise works like `admitBySession`. */
  async admit(request: Request, response: Response, videoId: string): Promise<void> {
    const state = this.stateOf(request, videoId);
    if (state === 'trusted') return;
    if (state === 'void') {
      await this.admitBySession(request, response, videoId);
      return;
    }
    try {
      await this.checkOnce(request, videoId);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      // The check is unavailable right now: a pass from minutes ago lets the lesson continue.
      return;
    }
    this.issuePass(request, response, videoId);
  }

  /**
   * Needs no place, because a viewer could fill those of their address and so never be asked again. Requests of one
   * session for one video share a check, so there are no more of these than viewers.
   */
  private checkOnce(request: Request, videoId: string): Promise<unknown> {
    const { session } = this.cookies.read(request);
    const key = hash('sha256', `${videoId} ${session}`, 'base64url');
    let running = this.checks.get(key);
    if (!running) {
      running = this.placeFor(request, videoId).finally(() => this.checks.delete(key));
      this.checks.set(key, running);
    }
    return running;
  }

  /** Whether the request holds a pass that needs no further check. */
  trusts(request: Request, videoId: string): boolean {
    const key = hash('sha256', `${videoId} ${request.headers.cookie}`, 'base64url');
    const now = this.clock.now();
    if ((this.trusted.get(key) ?? 0) > now.getTime()) return true;
    this.trusted.delete(key);
    const { pass, session } = this.cookies.read(request);
    if (!pass || !session) return false;
    if (this.passes.inspect(pass, videoId, session, now) !== 'trusted') return false;
    if (this.trusted.size >= MOST_TRUSTED) this.trusted.clear();
    this.trusted.set(key, trustedUntil(pass));
    return true;
  }

  private stateOf(request: Request, videoId: string): PassState {
    const { pass, session } = this.cookies.read(request);
    if (!pass || !session) return 'void';
    return this.passes.inspect(pass, videoId, session, this.clock.now());
  }
}
