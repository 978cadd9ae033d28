import { call } from 'typed-redux-saga';
import { holdPage } from '../lib/reload-once';

/** During an upload, the browser asks before the tab is closed, and the page is not reloaded by itself. */
export function* staying<T>(work: () => Generator<unknown, T>) {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const letGo = yield* call(holdPage);
  yield* call(() => window.addEventListener('beforeunload', ask));
  try {
    return yield* work();
  } finally {
    letGo();
    window.removeEventListener('beforeunload', ask);
  }
}
