import type { EventChannel } from 'redux-saga';
import { fork, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';

interface Trigger<A> {
  type: string;
  match: (action: unknown) => action is A;
}

type Worker<A> = (action: A) => Generator;

/** A worker that fails is logged; its watcher goes on. */
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

/** A newer action cancels the worker of the one before: for loads that follow a selection. */
export function* forkLatest<A>(source: Trigger<A>, worker: Worker<A>) {
  yield* takeLatest(source.type, safely(worker) as Worker<never>);
}

/** Actions that come while the worker runs are dropped: for forms, so that nothing is sent twice. */
export function* forkLeading<A>(source: Trigger<A>, worker: Worker<A>) {
  yield* takeLeading(source.type, safely(worker) as Worker<never>);
}

/** Starts the watchers of one feature. */
export function* startAll(...watchers: (() => Generator)[]) {
  for (const watcher of watchers) yield* fork(watcher);
}
