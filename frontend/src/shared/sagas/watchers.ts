import type { EventChannel } from 'redux-saga';
import { fork, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';

interface Trigger<A> {
  type: string;
  match: (action: unknown) => action is A;
}

type Worker<A> = (action: A) => Generator;

/** Logs a failing worker and keeps its watcher alive. */
function safely<A>(worker: Worker<A>): Worker<A> {
  return function* (action: A) {
    try {
      yield* worker(action);
    } catch (error) {
      console.error('Saga worker failed', error);
    }
  };
}

/** Every action starts a worker. */
export function* forkEvery<A>(source: Trigger<A>, worker: Worker<A>) {
  yield* takeEvery(source.type, safely(worker) as Worker<never>);
}

/** Every event of a channel starts a worker. */
export function* forkEveryEvent<E extends object | true>(
  source: EventChannel<E>,
  worker: Worker<E>,
) {
  yield* takeEvery(source, safely(worker));
}

/** A newer action cancels the running worker: for loads that follow a selection. */
export function* forkLatest<A>(source: Trigger<A>, worker: Worker<A>) {
  yield* takeLatest(source.type, safely(worker) as Worker<never>);
}

/** Drops actions while the worker runs: for forms, so that nothing is sent twice. */
export function* forkLeading<A>(source: Trigger<A>, worker: Worker<A>) {
  yield* takeLeading(source.type, safely(worker) as Worker<never>);
}

/** Starts the watchers of one feature. */
export function* startAll(...watchers: (() => Generator)[]) {
  for (const watcher of watchers) yield* fork(watcher);
}
