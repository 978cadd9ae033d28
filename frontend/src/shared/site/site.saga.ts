import { put } from 'typed-redux-saga';
import { request } from '../sagas/request';
import { siteReceived } from './site.slice';

/** The defaults stay when the settings cannot be had. */
export function* siteSaga() {
  try {
    yield* put(siteReceived(yield* request((api) => api.GET('/api/site'))));
  } catch (error) {
    console.warn('Site settings could not be loaded', error);
  }
}
