import { startAll } from '../../shared/sagas/watchers';
import { forgotSaga } from './forgot.saga';
import { googleSaga } from './google.saga';
import { loginSaga } from './login.saga';

export function* accountSaga() {
  yield* startAll(loginSaga, googleSaga, forgotSaga);
}
