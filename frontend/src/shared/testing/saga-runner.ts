import {
  combineReducers,
  configureStore,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { middlewareOptions } from '../middleware-options';
import { requestsReducer } from '../requests/requests.slice';
import { sessionReducer } from '../session/session.slice';
import { siteReducer } from '../site/site.slice';
import { RecordingContext } from './recording-context';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until what was begun has come to rest: on a slow machine, a single pause may be over before what is due in it was
 * done, but each further turn of the event loop takes as long as that does.
 */
export async function settle(): Promise<void> {
  await pause(20);
  for (let turn = 0; turn < 8; turn += 1) await pause(0);
}

const shared = {
  session: sessionReducer,
  requests: requestsReducer,
  site: siteReducer,
};

type SharedState = { [K in keyof typeof shared]: ReturnType<(typeof shared)[K]> };

/** A store running the given saga, and all side effects of the saga. */
export function runSaga<S extends object>(saga: Saga, reducers: { [K in keyof S]: Reducer<S[K]> }) {
  const context = new RecordingContext();
  const middleware = createSagaMiddleware({ context: { ...context } });
  // combineReducers cannot infer over a generic map; the state consists exactly of the two parts.
  const reducer = combineReducers({ ...shared, ...reducers }) as unknown as Reducer<
    SharedState & S
  >;
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults(middlewareOptions).concat(middleware),
  });
  middleware.run(saga);
  return {
    store,
    context,
    settle,
    /** Dispatches and waits until the calls it caused have responses. */
    async dispatch(action: UnknownAction) {
      store.dispatch(action);
      await settle();
    },
  };
}
