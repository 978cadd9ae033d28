import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { IdempotencyKeyReused } from '../../application/idempotency-key-reused.js';
import { DomainError, InvalidInput } from '../../domain/domain-error.js';
import type { RequestWithActor } from './access.guard.js';
import { bodyKindOf } from './body.interceptor.js';
import { IdempotentRequests } from './idempotent-requests.js';

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A replayed log-out would leave the session of today alive; a search changes nothing. */
const LEFT_OUT = /^\/api\/(auth|ai)\//i;

export function leftOutOfIdempotency(path: string): boolean {
  return LEFT_OUT.test(path);
}

class StillRunning extends DomainError {
  constructor() {
    super('conflict', 'REQUEST_IN_PROGRESS', 'This request is still being worked on.', {
      retryAfterSeconds: 1,
    });
  }
}

/**
 * Lets a client repeat a POST or DELETE whose answer it did not see: the same `Idempotency-Key` and the same request
 * of the same person replay the stored answer for a day. Only successes are kept, so a refused request may be mended
 * and sent again. Uploads, webhooks, sign-in, search and calls without a session take no part.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly requests: IdempotentRequests,
    private readonly reflector: Reflector,
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
    return from(this.once(id, request, response, next));
  }

  private async once(
    id: { userId: string; key: string },
    request: Request,
    response: Response,
    next: CallHandler,
  ): Promise<unknown> {
    const fingerprint = fingerprintOf(request);
    const earlier = await this.requests.begin(id, fingerprint);
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) throw new IdempotencyKeyReused();
      if (earlier.status === null) throw new StillRunning();
      response.status(earlier.status).setHeader('Idempotency-Replayed', 'true');
      return earlier.body;
    }
    try {
      const body: unknown = await lastValueFrom(next.handle(), { defaultValue: null });
      await this.requests.finish(id, response.statusCode, body);
      return body;
    } catch (error) {
      await this.requests.forget(id);
      throw error;
    }
  }
}

function fingerprintOf(request: Request): string {
  const body = JSON.stringify(request.body ?? null);
  return createHash('sha256')
    .update(`${request.method} ${request.originalUrl}\n${body}`)
    .digest('hex');
}
