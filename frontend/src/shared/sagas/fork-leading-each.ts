import { select } from 'typed-redux-saga';
import { selectRequest } from '../requests/requests.slice';
import { forkEvery } from './watchers';

/**
 * As `forkLeading`, for what is tracked under a name of its own: two reviews are answered side by side, and nothing is
 * sent twice.
 */
export function* forkLeadingEach<A>(
  source: Parameters<typeof forkEvery<A>>[0],
  nameOf: (action: A) => string,
  worker: Parameters<typeof forkEvery<A>>[1],
) {
  yield* forkEvery(source, function* (action: A) {
    const { busy } = yield* select(selectRequest(nameOf(action)));
    if (!busy) yield* worker(action);
  });
}
