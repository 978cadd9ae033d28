import {
  type ArgumentsHost,
  BadRequestException,
  Catch,
  type ExceptionFilter,
  HttpException,
  NotFoundException,
} from '@nestjs/common';
import { ConnectionException, DriverException, OptimisticLockError } from '@mikro-orm/core';
import type { Request, Response } from 'express';
import {
  Busy,
  DomainError,
  type ErrorKind,
  type FieldError,
} from '../../../domain/domain-error.js';
import type { Log } from '../../logging/log.js';
import { shortened } from '../../logging/shortened.js';
import { allowedMethods } from '../server/allowed-methods.js';
import { challengesOf } from '../access/challenges.js';
import { type Problem, standardProblem } from './problem.js';

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unsupported: 415,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  limited: 429,
  unavailable: 503,
};

/** SQLSTATEs that mean invalid input rather than a broken server: values that the schemas let through. */
const UNFIT_INPUT = new Set([
  '22P02',
  '22003',
  '22001',
  '22P05',
  '22021',
  '22007',
  '22008',
  '23502',
  '23514',
]);
/**
 * SQLSTATEs of a database that is unavailable, overloaded, read-only for the moment (a failover), or canceled a lock,
 * statement or transaction.
 */
const DATABASE_AWAY = /^(08|57P|57014|53|55P03|25P03|25006|40001|40P01)/;
/**
 * The driver's messages, which have no code, for a connection that failed to open, ended, or broke between two
 * statements; and PostgreSQL's for a database that takes none, whose code (55000) says less.
 */
const CONNECTION_LOST =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout)|is not (queryable|currently accepting connections)$/;
/** Codes of an object store (S3) that is overloaded. */
const STORE_AWAY = new Set([
  ...['SlowDown', 'ServiceUnavailable', 'InternalError', 'RequestTimeout', 'OperationAborted'],
]);
/** Codes of an object store that does not let us in: its operator's business, and passing. */
const STORE_REFUSES = new Set([
  ...['RequestTimeTooSkewed', 'InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AccessDenied'],
]);
/** The client's message, which has no code, once its own tries are used up. */
const STORE_TRIED = /^Request failed after \d+ retries/;
/**
 * The system's codes for a service that is not reached. Names count, too: that of a container exists only while it runs,
 * with compose as in a cluster.
 */
const NETWORK_AWAY = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN'],
]);
/** The file system's codes for a full disk. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);
const RETRY_AFTER_SECONDS = 5;

/** Headers that describe the content which is not sent now. */
const OF_THE_FAILED_REPLY = [
  ...['ETag', 'Last-Modified', 'Accept-Ranges'],
  ...['Content-Type', 'Content-Encoding', 'Content-Length', 'Content-Disposition'],
];

type Answer = Omit<Problem, 'requestId'> & { retryAfter?: number };

/** Turns every error into the one error format, and reveals no more than a stranger may know. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request & { id: string }>();
    const response = host.switchToHttp().getResponse<Response>();
    // Nest's own exception: no route matched. The address may still exist under another method.
    const methods = error instanceof NotFoundException ? allowedMethods(request) : [];
    if (methods.length > 0) response.setHeader('Allow', methods.join(', '));
    const { retryAfter, ...answer }: Answer =
      methods.length > 0 ? standardProblem(405) : answerFor(error);
    if (answer.statusCode >= 500)
      this.tell(error, { requestId: request.id, path: shortened(request.path) });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const name of OF_THE_FAILED_REPLY) response.removeHeader(name);
    if (answer.statusCode !== 416) response.removeHeader('Content-Range');
    const challenges = challengesOf(request, answer.statusCode, error);
    if (challenges.length > 0) response.setHeader('WWW-Authenticate', challenges);
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    // An unread body would be taken for the next request on this connection.
    if (!request.complete) response.setHeader('Connection', 'close');
    response.setHeader('Cache-Control', 'no-store');
    response.status(answer.statusCode).json({ ...answer, requestId: String(request.id) });
  }

  /** A full queue is our own rule and no defect, and anybody can cause any number of them: so only a warning. */
  private tell(error: unknown, about: object): void {
    if (error instanceof Busy) this.log.warn(about, 'request put off');
    else this.log.error({ ...about, err: error }, 'request failed');
  }
}

function answerFor(error: unknown): Answer {
  if (error instanceof DomainError) return fromDomain(error);
  if (error instanceof HttpException) return fromHttp(error);
  if (error instanceof OptimisticLockError) return standardProblem(409, 'STALE_VERSION');
  if (isForLater(error)) return { ...standardProblem(503), retryAfter: RETRY_AFTER_SECONDS };
  if (UNFIT_INPUT.has(codeOf(error))) return standardProblem(400);
  const status = (error as { status?: unknown } | null)?.status;
  // Errors of body-parser and similar packages carry a status; their text may echo the input and is not sent.
  if (typeof status === 'number' && status >= 400 && status < 500) return standardProblem(status);
  return standardProblem(500);
}

function fromDomain(error: DomainError): Answer {
  const { fields, retryAfterSeconds } = error.details;
  return {
    statusCode: STATUS[error.kind],
    code: error.code,
    message: error.message,
    ...(fields && { errors: [...fields] }),
    ...(retryAfterSeconds !== undefined
      ? { retryAfter: retryAfterSeconds }
      : error.kind === 'unavailable' && { retryAfter: RETRY_AFTER_SECONDS }),
  };
}

/** Carries field errors from the validation pipe to this filter. */
export class ValidationFailed extends BadRequestException {
  constructor(readonly fields: readonly FieldError[]) {
    super();
  }
}

/** An error about a form's file, reported at its field like any other error of a form. */
export class RefusedFile extends HttpException {
  constructor(
    status: 413 | 415,
    readonly field: string,
    message: string,
  ) {
    super(message, status);
  }
}

function fromHttp(error: HttpException): Answer {
  if (error instanceof RefusedFile) {
    const { field, message } = error;
    return { ...standardProblem(error.getStatus()), message, errors: [{ field, message }] };
  }
  if (!(error instanceof ValidationFailed)) return standardProblem(error.getStatus());
  const [first] = error.fields;
  return {
    ...standardProblem(400),
    ...(first && { message: first.message, errors: [...error.fields] }),
  };
}

/** Whether the same request may succeed once an unavailable service is back. */
export const isForLater = (error: unknown): boolean =>
  isAway(error) || STORE_REFUSES.has(codeOf(error));

/** Whether a service is unavailable, or the disk is full. */
export function isAway(error: unknown): boolean {
  const code = codeOf(error);
  return (
    error instanceof ConnectionException ||
    NETWORK_AWAY.has(code) ||
    STORE_AWAY.has(code) ||
    DISK_FULL.has(code) ||
    DATABASE_AWAY.test(code) ||
    (error instanceof Error &&
      (CONNECTION_LOST.test(error.message) || STORE_TRIED.test(error.message)))
  );
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') return code;
  return error instanceof DriverException ? String(error.code ?? '') : '';
}
