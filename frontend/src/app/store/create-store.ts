import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Feature } from '../../shared/feature';
import { middlewareOptions } from '../../shared/middleware-options';
import type { SagaContext } from '../../shared/notify/notifier';
import { untilGone } from '../../shared/sagas/until-gone';
import { reducers } from './reducers';
import { rootSaga, supervise } from './root.saga';

/** The store; its sagas run from `start` on, and have side effects only through the context. */
export function createStore(context: SagaContext) {
  const sagaMiddleware = createSagaMiddleware({ context: { ...context } });
  const store = configureStore({
    reducer: combineReducers(reducers),
    middleware: (defaults) => defaults(middlewareOptions).concat(sagaMiddleware),
  });
  /** The initial state of prerendered pages, which the browser hydrates with. */
  const prerendered: Record<string, unknown> = { ...store.getState() };
  const arrived: Record<string, Reducer> = {};
  const early: Feature[] = [];
  let run = (feature: Feature): unknown => early.push(feature);

  const start = (): void => {
    sagaMiddleware.run(rootSaga);
    run = ({ name, saga, outlives }) =>
      sagaMiddleware.run(supervise, name, outlives ? saga : () => untilGone(saga));
    for (const feature of early) run(feature);
  };
  /** Adds features loaded with a screen; existing ones stay as they are. */
  const install = (features: readonly Feature[]): void => {
    const news = features.filter(({ name }) => !(name in arrived));
    for (const { name, reducer } of news) arrived[name] = reducer;
    store.replaceReducer(combineReducers({ ...reducers, ...arrived }));
    const state: Record<string, unknown> = store.getState();
    for (const { name } of news) prerendered[name] = state[name];
    for (const feature of news) run(feature);
  };
  return Object.assign(store, { install, start, prerendered });
}

export type AppStore = ReturnType<typeof createStore>;
