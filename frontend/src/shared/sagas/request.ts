import { call, type SagaGenerator } from 'typed-redux-saga';
import { api, type Api } from '../api/client';

interface Reply<T> {
  data?: T;
}

/** Calls the server; throws `ApiError` for every response except a success. */
export function* request<T>(
  make: (api: Api) => Promise<Reply<T>>,
): SagaGenerator<T extends undefined ? never : T> {
  const { data } = yield* call(make, api);
  return data as T extends undefined ? never : T;
}
