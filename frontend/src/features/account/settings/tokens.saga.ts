import type { PayloadAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { toastSuccess } from '../../../shared/notify/notify.effects';
import { logFailure, toastFailure } from '../../../shared/requests/failures';
import { track } from '../../../shared/requests/track';
import { request } from '../../../shared/sagas/request';
import { forkEvery, forkLatest, forkLeading } from '../../../shared/sagas/watchers';
import {
  type TokenForm,
  tokenIssued,
  tokenRequests,
  tokenRevocationAsked,
  tokenRevoked,
  tokensReceived,
  tokensRequested,
  tokenWanted,
} from './tokens.slice';

function* load() {
  const tokens = yield* track(
    tokenRequests.load,
    () => request((api) => api.GET('/api/user/tokens')),
    logFailure,
  );
  if (tokens) yield* put(tokensReceived(tokens));
}

function* issue({ payload: body }: PayloadAction<TokenForm>) {
  const token = yield* track(
    tokenRequests.issue,
    () => request((api) => api.POST('/api/user/tokens', { body })),
    toastFailure,
  );
  if (token) yield* put(tokenIssued(token));
}

function* revoke({ payload: tokenId }: PayloadAction<string>) {
  const params = { path: { tokenId } };
  const reply = yield* track(
    tokenRequests.revoke(tokenId),
    () => request((api) => api.DELETE('/api/user/tokens/{tokenId}', { params })),
    toastFailure,
  );
  if (!reply) return;
  yield* put(tokenRevoked(tokenId));
  yield* toastSuccess(reply.message);
}

export function* tokensSaga() {
  yield* forkLatest(tokensRequested, load);
  yield* forkLeading(tokenWanted, issue);
  // Its button is busy meanwhile.
  yield* forkEvery(tokenRevocationAsked, revoke);
}
