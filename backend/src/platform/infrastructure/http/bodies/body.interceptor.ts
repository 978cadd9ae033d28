import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import type { RequestWithActor } from '../access/access.guard.js';
import { inNoPlace } from '../server/admission.js';
import { decoded, parseJson } from './parse-json.js';
import { receiveBody } from './receive-body.js';
import { inTime, patienceFor } from './slow-clients.js';
import { assertHarmlessJson } from './validation.js';

export type BodyKind = 'json' | 'json-once' | 'json-or-text' | 'raw' | 'stream';
const BODY = 'body-kind';
/** Passes the kind to the OpenAPI documents, where it determines headers and errors. */
export const BODY_EXTENSION = 'x-body-kind';

/**
 * How a route's body is read: `json` by default; `json-once` is the same for replies that must not be stored for an
 * `Idempotency-Key`; `json-or-text` also accepts JSON sent as text/plain (`navigator.sendBeacon`); `raw` keeps the
 * bytes in `req.body` (signatures cover bytes); `stream` leaves the body to the handler (uploads).
 */
export const ReadsBody = (kind: BodyKind) =>
  applyDecorators(SetMetadata(BODY, kind), ApiExtension(BODY_EXTENSION, kind));

export function bodyKindOf(reflector: Reflector, context: ExecutionContext): BodyKind {
  return reflector.get<BodyKind | undefined>(BODY, context.getHandler()) ?? 'json';
}

const JSON_LIMIT = 100_000;
const RAW_LIMIT = 256_000;

/** Reads bodies after the guards, so that unauthorized callers are refused before a byte of the body is read. */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const kind = bodyKindOf(this.reflector, context);
    if (kind !== 'stream' && request.method !== 'GET' && request.method !== 'HEAD') {
      const cameAtOnce = request.complete;
      await readBody(request, kind);
      // Most bodies come a moment after their head, some much later: their sender may be logged out, locked or deleted.
      if (!cameAtOnce) await request.stillAllowed?.();
    }
    return next.handle();
  }
}

/** @throws 400, 408, 413, 415 */
export async function readBody(request: Request, kind: Exclude<BodyKind, 'stream'>): Promise<void> {
  const isEmpty =
    request.headers['transfer-encoding'] === undefined &&
    Number(request.headers['content-length'] ?? 0) === 0;
  if (isEmpty && kind !== 'raw') {
    request.body = {};
    return;
  }
  if (kind !== 'raw') assertJsonType(request.headers['content-type'] ?? '', kind);
  const limit = kind === 'raw' ? RAW_LIMIT : JSON_LIMIT;
  // It would be refused as well while it is read, but only at the limit.
  if (Number(request.headers['content-length']) > limit) throw new HttpException('', 413);
  const bytes = await inNoPlace(request, () =>
    inTime(receiveBody(request, limit), patienceFor(limit)),
  );
  request.body = await readIn(kind, bytes, request);
}

async function readIn(kind: Exclude<BodyKind, 'stream'>, bytes: Buffer, { headers }: Request) {
  const encoding = headers['content-encoding']?.toLowerCase() ?? '';
  if (kind !== 'raw') {
    const json = parseJson(await decoded(bytes, encoding, JSON_LIMIT));
    assertHarmlessJson(json);
    return json;
  }
  // A few hundred bytes could fill the whole limit, and signatures cover what was sent.
  if (encoding !== '' && encoding !== 'identity') throw new HttpException('', 415);
  return bytes;
}

function assertJsonType(contentType: string, kind: Exclude<BodyKind, 'raw' | 'stream'>): void {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const charset = /charset="?([^";\s]+)/.exec(parameters.join(';'))?.[1] ?? 'utf-8';
  const allowed =
    kind === 'json-or-text' ? ['application/json', 'text/plain'] : ['application/json'];
  if (!allowed.includes(type.trim()) || charset !== 'utf-8') throw new HttpException('', 415);
}
