import { uuid } from '../lib/uuid';
import { ApiError } from './api-error';
import { address } from './address';
import { defaultResilience, resilientFetch } from './resilient-fetch';
import { sessionWatch } from './session-lost';
import type { Calls, Method, PlainInit } from './typed-call';
import type { Problem } from './types';

// Calls without an idempotency key: they are safe to repeat, or must not be replayed.
const WITHOUT_KEY = /^\/(api\/(auth|ai)\/|api\/learning\/watch$|dev\/)/;

const send = resilientFetch(defaultResilience);

function headersOf(
  method: Method,
  path: string,
  { params, body, headers, key }: PlainInit,
): Headers {
  const all = new Headers({ ...params?.header, ...headers });
  if (body !== undefined) all.set('Content-Type', 'application/json');
  const repeatable = method === 'POST' || method === 'DELETE';
  if (repeatable && !WITHOUT_KEY.test(path)) all.set('Idempotency-Key', key ?? uuid());
  return all;
}

async function contentOf(response: Response): Promise<unknown> {
  // The call may time out, or the connection break, in the middle of a response.
  const text = await response.text().catch((cause: unknown) => {
    throw ApiError.unreachable(cause);
  });
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return isJson && text ? JSON.parse(text) : text || undefined;
}

function calls<M extends Method>(method: M): Calls<M> {
  const call = async (path: string, init: PlainInit = {}) => {
    const { params, body, keepalive } = init;
    const tellIfLost = sessionWatch();
    const request = new Request(address(path, params), {
      method,
      headers: headersOf(method, path, init),
      credentials: 'same-origin',
      body: body === undefined ? null : JSON.stringify(body),
      keepalive: keepalive ?? false,
    });
    const response = await send(request);
    if (response.ok) return { data: await contentOf(response), response };
    const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
    const error = ApiError.fromProblem(response.status, problem);
    tellIfLost(error.failure);
    throw error;
  };
  // The types come from the OpenAPI document; at run time every path is a string.
  return call as Calls<M>;
}

/** The only typed client. Only `*.saga.ts` files use it, through `request` of `shared/sagas`. */
export const api = {
  GET: calls('GET'),
  POST: calls('POST'),
  PUT: calls('PUT'),
  PATCH: calls('PATCH'),
  DELETE: calls('DELETE'),
};

export type Api = typeof api;
