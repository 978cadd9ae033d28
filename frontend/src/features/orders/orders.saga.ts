import type { PayloadAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { ordersCopy } from '../../shared/copy/orders';
import { learnerLeft } from '../../shared/facts';
import { toastSuccess } from '../../shared/notify/notify.effects';
import { logFailure, toastFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { forkLeadingEach } from '../../shared/sagas/fork-leading-each';
import { nextPage } from '../../shared/sagas/next-page';
import { request } from '../../shared/sagas/request';
import { requestPage } from '../../shared/sagas/request-page';
import { forkLatest, forkLeading } from '../../shared/sagas/watchers';
import {
  detailReceived,
  detailRequested,
  firstPageReceived,
  giveBackRequested,
  moreRequested,
  nextPageReceived,
  ordersOpened,
  ordersRequests,
  selectOrders,
} from './orders.slice';

const PAGE = 20;

function page(cursor: string | null) {
  const query = { limit: PAGE, ...(cursor && { cursor }) };
  return requestPage((api) => api.GET('/api/payment/orders', { params: { query } }));
}

function* loadFirst() {
  const found = yield* track(ordersRequests.list, () => page(null), logFailure);
  if (found) yield* put(firstPageReceived(found));
}

function* loadMore() {
  const found = yield* nextPage(ordersRequests.more, selectOrders, page);
  if (found) yield* put(nextPageReceived(found));
}

function* loadDetail({ payload: orderId }: PayloadAction<string>) {
  const path = { orderId };
  const detail = yield* track(
    ordersRequests.detail,
    () => request((api) => api.GET('/api/payment/orders/{orderId}', { params: { path } })),
    logFailure,
  );
  if (detail) yield* put(detailReceived(detail));
}

function* giveBack({ payload }: PayloadAction<{ orderId: string; reason: string }>) {
  const { orderId, reason } = payload;
  const params = { path: { orderId } };
  const detail = yield* track(
    ordersRequests.giveBack(orderId),
    () =>
      request((api) =>
        api.POST('/api/payment/orders/{orderId}/refund', { params, body: { reason } }),
      ),
    toastFailure,
  );
  if (!detail) return;
  yield* put(detailReceived(detail));
  yield* put(learnerLeft({ courseId: detail.courseId }));
  yield* toastSuccess(ordersCopy.giveBack.done);
}

export function* ordersSaga() {
  yield* forkLatest(ordersOpened, loadFirst);
  yield* forkLeading(moreRequested, loadMore);
  yield* forkLatest(detailRequested, loadDetail);
  yield* forkLeadingEach(
    giveBackRequested,
    ({ payload }) => ordersRequests.giveBack(payload.orderId),
    giveBack,
  );
}
