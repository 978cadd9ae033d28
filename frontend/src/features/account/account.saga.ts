import { startAll } from '../../shared/sagas/watchers';
import { forgotSaga } from './forgot/forgot.saga';
import { googleSaga } from './google/google.saga';
import { loginSaga } from './log-in/login.saga';

export function* accountSaga() {
  yield* startAll(loginSaga, googleSaga, forgotSaga);
}
