import { put } from 'typed-redux-saga';
import { toFailure } from '../../shared/api/api-error';
import { courseStale } from '../../shared/facts';
import { toastInfo } from '../../shared/notify/notify.effects';
import { logFailure } from '../../shared/requests/failures';
import { request } from '../../shared/sagas/request';
import { userReceived } from '../../shared/session/session.slice';

/**
 * A refunded payment says nothing about the course: the learner may have got it otherwise, have refunded it, or it may
 * be deleted. So the server is asked what the learner has, and for the course if it is open.
 */
export function* boughtNothing(courseId: string, message: string) {
  yield* toastInfo(message);
  yield* put(courseStale({ courseId }));
  try {
    yield* put(userReceived(yield* request((api) => api.GET('/api/user/currentuser'))));
  } catch (error) {
    yield* logFailure(toFailure(error));
  }
}
