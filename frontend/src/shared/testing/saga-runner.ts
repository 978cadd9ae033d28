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

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

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
