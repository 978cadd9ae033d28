import { call, type SagaGenerator } from 'typed-redux-saga';
import { api, type Api } from '../api/client';

interface Reply<T> {
  data?: T[];
  response: Response;
}

export interface Page<T> {
  items: T[];
  /** The cursor of the next page; null on the last one. */
  cursor: string | null;
}

/** Extracts 'abc' from `<...&cursor=abc>; rel="next"`. */
export function nextCursor(link: string | null): string | null {
  const target = link?.match(/<([^>]*)>;\s*rel="?next"?/)?.[1];
  return target ? new URL(target, 'http://localhost').searchParams.get('cursor') : null;
}

/** Requests one page of a list; throws `ApiError` like `request`. */
export function* requestPage<T>(make: (api: Api) => Promise<Reply<T>>): SagaGenerator<Page<T>> {
  const { data, response } = yield* call(make, api);
  return { items: data ?? [], cursor: nextCursor(response.headers.get('Link')) };
}
