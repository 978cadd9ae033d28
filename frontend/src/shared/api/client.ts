import { uuid } from '../lib/uuid';
import { ApiError, toFailure } from './api-error';
import { address } from './address';
import { defaultResilience, resilientFetch } from './resilient-fetch';
import { isSessionLost, reportSessionLost } from './session-lost';
import type { Calls, Method, PlainInit } from './typed-call';
import type { Problem } from './types';

// The server refuses the header's meaning here: these calls are safe to repeat or must not replay.
const WITHOUT_KEY = /^\/(api\/(auth|ai)\/|api\/learning\/watch$|dev\/)/;

const send = resilientFetch(defaultResilience);

/**
 * The keys of requests that may have been done though no answer came: whoever presses again gets what the first one
 * made, and not a second one. Kept until a success; what is refused the server forgets by itself.
 */
const unanswered = new Map<string, string>();

function keyOf(method: Method, path: string, what: string): string | undefined {
  const repeatable = method === 'POST' || method === 'DELETE';
  if (repeatable && !WITHOUT_KEY.test(path)) return unanswered.get(what) ?? uuid();
}

function headersOf({ params, body, headers }: PlainInit, key?: string): Headers {
  const all = new Headers({ ...params?.header, ...headers });
  if (body !== undefined) all.set('Content-Type', 'application/json');
  if (key) all.set('Idempotency-Key', key);
  return all;
}

async function contentOf(response: Response): Promise<unknown> {
  // The time may run out, or the connection break, in the middle of an answer.
  const text = await response.text().catch((cause: unknown) => {
    throw ApiError.unreachable(cause);
  });
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return isJson && text ? JSON.parse(text) : text || undefined;
}

async function answerTo(request: Request) {
  const response = await send(request);
  if (response.ok) return { data: await contentOf(response), response };
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const error = ApiError.fromProblem(response.status, problem);
  if (isSessionLost(error.failure)) reportSessionLost();
  throw error;
}

function calls<M extends Method>(method: M): Calls<M> {
  const call = async (path: string, init: PlainInit = {}) => {
    const { params, keepalive } = init;
    const url = address(path, params);
    const body = init.body === undefined ? null : JSON.stringify(init.body);
    const what = `${method} ${url.href} ${body}`;
    const key = keyOf(method, path, what);
    const request = new Request(url, {
      method,
      headers: headersOf(init, key),
      credentials: 'same-origin',
      body,
      keepalive: keepalive ?? false,
    });
    try {
      const answer = await answerTo(request);
      unanswered.delete(what);
      return answer;
    } catch (error) {
      const { status } = toFailure(error);
      if (key && (status === 0 || status >= 500)) unanswered.set(what, key);
      throw error;
    }
  };
  // The types come from the OpenAPI document; at run time every path is a text.
  return call as Calls<M>;
}

/** The one typed client. Only `*.saga.ts` files use it, through `request` of `shared/sagas`. */
export const api = {
  GET: calls('GET'),
  POST: calls('POST'),
  PUT: calls('PUT'),
  PATCH: calls('PATCH'),
  DELETE: calls('DELETE'),
};

export type Api = typeof api;
