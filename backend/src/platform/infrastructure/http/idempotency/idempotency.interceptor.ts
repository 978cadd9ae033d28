import {
  type CallHandler,
  type ExecutionContext,
  HttpStatus,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { IdempotencyKeyReused } from '../../../application/idempotency-key-reused.js';
import { UnitOfWork } from '../../../application/unit-of-work.js';
import { DomainError, InvalidInput } from '../../../domain/domain-error.js';
import { Config } from '../../config/config.js';
import type { RequestWithActor } from '../access/access.guard.js';
import { bodyKindOf } from '../bodies/body.interceptor.js';
import { IdempotentRequests, type RequestRun } from './idempotent-requests.js';

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Replaying a log-out would leave the current session alive; a search changes nothing. */
const LEFT_OUT = /^\/api\/(auth|ai)\//i;

export function leftOutOfIdempotency(path: string): boolean {
  return LEFT_OUT.test(path);
}

/** A key is in use for a minute at most. */
const FORGET_AFTER_MS = [1_000, 2_000, 4_000, 8_000, 16_000];
const ACCEPTED: number = HttpStatus.ACCEPTED;
const MAKES_ANOTHER = 'makes-another';

/**
 * For routes that would create a second resource when run twice: with an `Idempotency-Key`, their writes and the stored
 * answer commit together, so that a client that repeats the request after an unanswered commit gets the same resource.
 * Such routes must not wait for anything outside the database.
 */
export const MakesAnother = () => SetMetadata(MAKES_ANOTHER, true);

class StillRunning extends DomainError {
  constructor() {
    super('conflict', 'REQUEST_IN_PROGRESS', 'This request is still being worked on.', {
      retryAfterSeconds: 1,
    });
  }
}

/**
 * Lets a client repeat a POST or DELETE whose answer it did not see: the same `Idempotency-Key` and request of the same
 * person replay the stored answer for a day. Only successes are stored, so a refused request may be corrected and sent
 * again. Uploads, webhooks, sign-in, search and calls without a session are excluded.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly requests: IdempotentRequests,
    private readonly unitOfWork: UnitOfWork,
    private readonly reflector: Reflector,
    private readonly config: Config,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const key = request.get('Idempotency-Key');
    const takesPart =
      ['POST', 'DELETE'].includes(request.method) &&
      bodyKindOf(this.reflector, context) === 'json' &&
      !leftOutOfIdempotency(request.path);
    if (!key || !request.actor || !takesPart) return next.handle();
    if (!KEY.test(key)) throw new InvalidInput('An Idempotency-Key must be a UUID.');
    const id = { userId: request.actor.userId, key: key.toLowerCase() };
    const response = context.switchToHttp().getResponse<Response>();
    const inOneStep = this.reflector.get<boolean | undefined>(MAKES_ANOTHER, context.getHandler());
    const answer = async (run: RequestRun) => {
      const body: unknown = await lastValueFrom(next.handle(), { defaultValue: null });
      // An accepted request has no result yet to store: a repetition must run again.
      if (response.statusCode === ACCEPTED) await this.requests.forget(run);
      // The run was taken for dead and started again by another request, whose result must be the only one.
      else if (!(await this.requests.finish(run, response.statusCode, body)) && inOneStep)
        throw new StillRunning();
      return body;
    };
    const work = (run: RequestRun) =>
      inOneStep ? this.unitOfWork.run(() => answer(run)) : answer(run);
    return from(this.once(id, request, response, work));
  }

  private async once(
    id: { userId: string; key: string },
    request: RequestWithActor,
    response: Response,
    work: (run: RequestRun) => Promise<unknown>,
  ): Promise<unknown> {
    const fingerprint = this.fingerprintOf(request);
    request.fingerprint = fingerprint;
    const begun = await this.requests.begin(id, fingerprint);
    if ('fingerprint' in begun) {
      if (begun.fingerprint !== fingerprint) throw new IdempotencyKeyReused();
      if (begun.status === null) throw new StillRunning();
      response.status(begun.status).setHeader('Idempotency-Replayed', 'true');
      return begun.body;
    }
    try {
      return await work(begun);
    } catch (error) {
      await this.requests.forget(begun).catch(() => void this.forgetSoon(begun));
      throw error;
    }
  }

  /** After trouble with the database: whoever obeys `Retry-After` would find the key in use until it runs out. */
  private async forgetSoon(run: RequestRun): Promise<void> {
    for (const wait of FORGET_AFTER_MS) {
      await sleep(wait, undefined, { ref: false });
      const isDone = this.requests.forget(run).then(
        () => true,
        () => false,
      );
      if (await isDone) return;
    }
  }

  /** Keyed, because some bodies contain a password: somebody with the database could guess it from a plain hash. */
  private fingerprintOf({ method, originalUrl, body = null }: Request<object, unknown, unknown>) {
    return createHmac('sha256', `idempotent request\n${this.config.get('OTP_SECRET')}`)
      .update(`${method} ${originalUrl}\n${JSON.stringify(body)}`)
      .digest('hex');
  }
}
