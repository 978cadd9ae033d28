import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { inspect } from 'node:util';
import type { Actor } from '../../../../platform/application/actor.js';
import { Busy, Forbidden } from '../../../../platform/domain/domain-error.js';
import { Config } from '../../../../platform/infrastructure/config/config.js';
import { Unauthenticated } from '../../../../platform/infrastructure/http/access/access.guard.js';
import { Authenticator } from '../../../../platform/infrastructure/http/access/authenticator.js';
import { admission } from '../../../../platform/infrastructure/http/server/admission.js';
import type { FrontStep } from '../../../../platform/infrastructure/http/server/front.js';
import { FixedClock } from '../../../../platform/testing/fixed-clock.js';
import { AuthorizePlayback } from '../../application/watching/authorize-playback.js';
import { anEnrollment, courseId, later, learnerId } from '../../testing/enrollment-builder.js';
import { InMemoryCatalog } from '../../testing/in-memory-catalog.js';
import {
  InMemoryEnrollments,
  InMemoryEnrollmentsView,
} from '../../testing/in-memory-enrollments.js';
import { MediaCookies } from './media-cookies.js';
import { MediaGate } from './media-gate.js';

/** Authenticates every session cookie as the learner; can be made unavailable. */
class OneLearner extends Authenticator {
  asked = 0;
  isAway = false;

  async authenticate(request: Request): Promise<Actor | null> {
    this.asked += 1;
    if (this.isAway) throw new Error('connect ECONNREFUSED');
    const hasSession = request.headers.cookie?.includes('session=') === true;
    return hasSession ? { userId: learnerId, sessionId: 's', role: 'student' } : null;
  }
}

const video = 'video';
let clock: FixedClock;
let authenticator: OneLearner;
let enrollments: InMemoryEnrollments;
let gate: MediaGate;
let cookies: string[];

beforeEach(async () => {
  const config = Config.read({
    DATABASE_URL: 'postgres://nowhere',
    SESSION_SECRET: 's'.repeat(32),
    OTP_SECRET: 'o'.repeat(32),
    MEDIA_SECRET: 'm'.repeat(32),
    CERTIFICATE_SECRET: 'c'.repeat(32),
  });
  const catalog = new InMemoryCatalog();
  catalog.has({ courseId });
  catalog.hasVideo(video, 'lecture', courseId);
  enrollments = new InMemoryEnrollments();
  await enrollments.save(anEnrollment());
  clock = new FixedClock();
  authenticator = new OneLearner();
  cookies = ['session=token'];
  admit = admission([]);
  const authorize = new AuthorizePlayback(catalog, new InMemoryEnrollmentsView(enrollments));
  gate = new MediaGate(config, new MediaCookies(config), authenticator, authorize, clock);
});

/** Places left for requests that have to be looked at. */
let admit: FrontStep;

/** Let in as every request is. */
function request(): Request {
  const request = { url: `/api/media/${video}/x`, headers: { cookie: cookies.join('; ') } };
  const nothing = () => undefined;
  const reply = { once: nothing, write: nothing, end: nothing } as unknown as Response;
  admit(request as Request, reply, nothing);
  return request as Request;
}

/** One request of a browser that stores cookies. */
async function ask(): Promise<void> {
  const append = (_: string, cookie: string) => cookies.push(cookie.split(';')[0] ?? '');
  // The newest pass replaces the previous one.
  await gate.admit(request(), { append } as unknown as Response, video);
  cookies = [cookies[0] ?? '', ...cookies.slice(1).slice(-1)];
}

async function refund(): Promise<void> {
  const enrollment = await enrollments.lock(learnerId, courseId);
  enrollment?.end(later(1));
}

describe('the gate of a video', () => {
  it('asks once for the segments of most of a minute', async () => {
    for (let segment = 0; segment < 12; segment += 1) {
      await ask();
      clock.advance(4);
    }
    expect(authenticator.asked).toBe(1);
  });

  it('closes within a minute of a refund', async () => {
    await ask();
    await refund();
    clock.advance(60);
    await expect(ask()).rejects.toThrow(Forbidden);
  });

  it('stays open for five minutes while nobody can be asked', async () => {
    await ask();
    authenticator.isAway = true;
    clock.advance(290);
    await expect(ask()).resolves.toBeUndefined();
    clock.advance(20);
    await expect(ask()).rejects.toThrow('ECONNREFUSED');
  });

  it('has a newcomer wait and a lesson go on while the process has more to do than it can', async () => {
    await ask();
    clock.advance(60);
    admit = admission([], { atOnce: 0 });
    await expect(ask()).resolves.toBeUndefined();
    cookies = ['session=token'];
    await expect(ask()).rejects.toThrow(Busy);
    expect(authenticator.asked).toBe(2);
  });

  it('closes within a minute of a refund however busy a viewer keeps the process', async () => {
    await ask();
    await refund();
    clock.advance(60);
    admit = admission([], { atOnce: 0 });
    await expect(ask()).rejects.toThrow(Forbidden);
  });

  it('checks a pass once for many requests that hold it', async () => {
    await ask();
    clock.advance(60);
    const others = [1, 2, 3].map((n) => () => {
      const made = request();
      made.headers.cookie += `; made-up=${n}`;
      return gate.admit(made, { append: () => undefined } as unknown as Response, video);
    });
    await Promise.all(others.map((other) => other()));
    expect(authenticator.asked).toBe(2);
  });

  it('opens to nobody without a session, pass or not', async () => {
    await ask();
    cookies = ['', ...cookies.slice(1)];
    await expect(ask()).rejects.toThrow(Unauthenticated);
  });

  it('knows young passes again without keeping what a browser holds', async () => {
    await ask();
    expect([gate.trusts(request(), video), gate.trusts(request(), video)]).toEqual([true, true]);
    const kept = inspect(gate, { depth: null, showHidden: true });
    for (const cookie of cookies) expect(kept).not.toContain(cookie);
  });

  it('knows no pass again for longer than its minute, however its holder writes the time in it', async () => {
    await ask();
    cookies[1] = cookies[1]?.replace(/^media=(\d+)/, 'media=$10e-1') ?? '';
    gate.trusts(request(), video);
    await refund();
    clock.advance(60);
    expect(gate.trusts(request(), video)).toBe(false);
  });

  it('knows a pass again for its own video and browser only', async () => {
    await ask();
    gate.trusts(request(), video);
    expect(gate.trusts(request(), 'another')).toBe(false);
    cookies[0] = 'session=of another';
    expect(gate.trusts(request(), video)).toBe(false);
  });
});
