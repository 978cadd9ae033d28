import { put } from 'typed-redux-saga';
import { toFailure } from '../../shared/api/api-error';
import { toastInfo } from '../../shared/notify/notify.effects';
import { logFailure } from '../../shared/requests/failures';
import { request } from '../../shared/sagas/request';
import { userReceived } from '../../shared/session/session.slice';

/**
 * Money that goes back says nothing about the course: it may have come another way, have been given back or be gone.
 * The server knows what the learner has.
 */
export function* boughtNothing(message: string) {
  yield* toastInfo(message);
  try {
    yield* put(userReceived(yield* request((api) => api.GET('/api/user/currentuser'))));
  } catch (error) {
    yield* logFailure(toFailure(error));
  }
}
