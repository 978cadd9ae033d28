import { call } from 'typed-redux-saga';

/** Makes the browser ask before the tab is closed during an upload. */
export function* staying<T>(work: () => Generator<unknown, T>) {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  yield* call(() => window.addEventListener('beforeunload', ask));
  try {
    return yield* work();
  } finally {
    window.removeEventListener('beforeunload', ask);
  }
}
