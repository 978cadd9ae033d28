import createClient, { type Middleware } from 'openapi-fetch';
import { uuid } from '../lib/uuid';
import { ApiError } from './api-error';
import type { DevPaths, GooglePaths } from './dev-paths';
import { defaultResilience, resilientFetch } from './resilient-fetch';
import type { paths } from './schema';
import { isSessionLost, reportSessionLost } from './session-lost';
import type { Problem } from './types';

// The server refuses the header's meaning here: these calls are safe to repeat or must not replay.
const WITHOUT_KEY = [/^\/api\/auth\//, /^\/api\/ai\//, /^\/api\/learning\/watch$/, /^\/dev\//];

const idempotency: Middleware = {
  onRequest({ request, schemaPath }) {
    const repeatable = request.method === 'POST' || request.method === 'DELETE';
    if (repeatable && !WITHOUT_KEY.some((path) => path.test(schemaPath)))
      request.headers.set('Idempotency-Key', uuid());
    return request;
  },
};

const problems: Middleware = {
  async onResponse({ response, schemaPath }) {
    if (response.ok) return undefined;
    if (isSessionLost(response.status, schemaPath)) reportSessionLost();
    const body = (await response.json().catch(() => null)) as Partial<Problem> | null;
    throw ApiError.fromProblem(response.status, body);
  },
};

/** The one typed client. Only `*.saga.ts` files use it, through `request` of `shared/sagas`. */
export const api = createClient<paths & DevPaths & GooglePaths>({
  baseUrl: globalThis.location?.origin ?? 'http://localhost:8000',
  credentials: 'same-origin',
  fetch: resilientFetch(defaultResilience),
});
api.use(idempotency, problems);

export type Api = typeof api;
