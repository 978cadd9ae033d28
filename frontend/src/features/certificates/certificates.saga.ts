import type { PayloadAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkLatest } from '../../shared/sagas/watchers';
import {
  certificateReceived,
  certificateRequest,
  certificateRequested,
} from './certificates.slice';

function* lookUp({ payload: number }: PayloadAction<string>) {
  const params = { path: { number } };
  const found = yield* track(certificateRequest, () =>
    request((api) => api.GET('/api/certificate/{number}', { params })),
  );
  if (found) yield* put(certificateReceived(found));
}

export function* certificatesSaga() {
  yield* forkLatest(certificateRequested, lookUp);
}
