import type { PayloadAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { logFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkLatest } from '../../shared/sagas/watchers';
import {
  certificateReceived,
  certificateRequest,
  certificateRequested,
  ownCertificatesReceived,
  ownCertificatesRequest,
  ownCertificatesRequested,
} from './certificates.slice';

function* lookUp({ payload: number }: PayloadAction<string>) {
  const params = { path: { number } };
  const found = yield* track(certificateRequest, () =>
    request((api) => api.GET('/api/certificate/{number}', { params })),
  );
  if (found) yield* put(certificateReceived(found));
}

/** Without them, the page is the same as for everybody. */
function* loadOwn() {
  const progress = yield* track(
    ownCertificatesRequest,
    () => request((api) => api.GET('/api/learning/progress')),
    logFailure,
  );
  const own = progress?.courses.flatMap(({ certificate }) => certificate ?? []);
  if (own) yield* put(ownCertificatesReceived(own));
}

export function* certificatesSaga() {
  yield* forkLatest(certificateRequested, lookUp);
  yield* forkLatest(ownCertificatesRequested, loadOwn);
}
