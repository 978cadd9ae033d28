import { select } from 'typed-redux-saga';
import { selectRequest } from '../requests/requests.slice';
import { forkEvery } from './watchers';

/** Like `forkLeading`, but per tracked name: replies to two reviews are sent in parallel, and nothing is sent twice. */
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
