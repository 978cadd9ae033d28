import { call, delay, spawn } from 'typed-redux-saga';
import { catalogSaga } from '../../features/catalog/catalog.saga';
import { reviewsSaga } from '../../features/reviews/reviews.saga';
import { sessionSaga } from '../../shared/session/session.saga';
import { siteSaga } from '../../shared/site/site.saga';

const RESTART_AFTER_MS = 1000;

/** One line per feature of the first load. Watchers of session events must start before the session is loaded. */
const sagas = {
  catalog: catalogSaga,
  reviews: reviewsSaga,
  site: siteSaga,
  session: sessionSaga,
};

/** Restarts a crashed feature's saga; the others are not affected. */
export function* supervise(name: string, saga: () => Generator) {
  while (true) {
    try {
      yield* call(saga);
      return;
    } catch (error) {
      console.error(`Saga of ${name} failed and is started again`, error);
      yield* delay(RESTART_AFTER_MS);
    }
  }
}

export function* rootSaga() {
  for (const [name, saga] of Object.entries(sagas)) yield* spawn(supervise, name, saga);
}
