import { networkCopy } from '../copy/common';
import type { Problem } from './types';

/** A failed call as plain data, so that it can be kept in the store. */
export interface Failure {
  /** HTTP status; 0 when there was no response. */
  status: number;
  code: string;
  /** One sentence for people; shown as it is. */
  message: string;
  fieldErrors: Record<string, string>;
  requestId: string | null;
}

/** The resource does not exist, or is forbidden to this person; after any other failure a retry may help. */
export const isGone = ({ status }: Failure): boolean => status === 404 || status === 403;

/** The only error that calls to the server throw. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(readonly failure: Failure) {
    super(failure.message);
  }

  static fromProblem(status: number, problem: Partial<Problem> | null): ApiError {
    return new ApiError({
      status,
      code: problem?.code ?? 'INTERNAL',
      message: problem?.message || networkCopy.serverTrouble,
      fieldErrors: Object.fromEntries((problem?.errors ?? []).map((e) => [e.field, e.message])),
      requestId: problem?.requestId ?? null,
    });
  }

  static unreachable(cause: unknown): ApiError {
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    return new ApiError({
      status: 0,
      code: timedOut ? 'TIMEOUT' : 'NETWORK',
      message: timedOut ? networkCopy.timeout : networkCopy.unreachable,
      fieldErrors: {},
      requestId: null,
    });
  }
}

/** A failure detected without the server. */
export function localFailure(message: string, fieldErrors: Record<string, string> = {}): Failure {
  return { status: 0, code: 'CLIENT', message, fieldErrors, requestId: null };
}

/** Converts an error caught by a saga into a failure that can be stored and shown. */
export function toFailure(error: unknown): Failure {
  return error instanceof ApiError ? error.failure : localFailure(networkCopy.serverTrouble);
}
