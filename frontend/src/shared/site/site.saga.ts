import { call, put } from 'typed-redux-saga';
import { aWhile } from '../lib/with-connection';
import { request } from '../sagas/request';
import { siteReceived } from './site.slice';

/** The defaults remain until the settings are loaded. */
export function* siteSaga() {
  while (true) {
    try {
      return void (yield* put(siteReceived(yield* request((api) => api.GET('/api/site')))));
    } catch (error) {
      console.warn('Site settings could not be loaded', error);
    }
    yield* call(aWhile);
  }
}
