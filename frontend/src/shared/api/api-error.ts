import { networkCopy } from '../copy/common';
import type { Problem } from './types';

/** What went wrong with a call, as plain data that may live in the store. */
export interface Failure {
  /** HTTP status; 0 when no answer came at all. */
  status: number;
  code: string;
  /** One sentence for a person; shown as it is. */
  message: string;
  fieldErrors: Record<string, string>;
  requestId: string | null;
}

/** The server answered that there is no such thing, or not for this person; anything else may be tried again. */
export const isGone = ({ status }: Failure): boolean => status === 404 || status === 403;

/** The only error a call to the server throws. */
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

/** A refusal that needs no server. */
export function localFailure(message: string, fieldErrors: Record<string, string> = {}): Failure {
  return { status: 0, code: 'CLIENT', message, fieldErrors, requestId: null };
}

/** Turns whatever a saga caught into a failure that can be stored and shown. */
export function toFailure(error: unknown): Failure {
  return error instanceof ApiError ? error.failure : localFailure(networkCopy.serverTrouble);
}
