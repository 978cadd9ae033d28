import type { PayloadAction } from '@reduxjs/toolkit';
import { put, select } from 'typed-redux-saga';
import type { Coupon } from '../../../shared/api/types';
import { editCouponsCopy as copy } from '../../../shared/copy/edit-coupons';
import { toastSuccess } from '../../../shared/notify/notify.effects';
import { logFailure, toastFailure } from '../../../shared/requests/failures';
import { track } from '../../../shared/requests/track';
import { forkLeadingEach } from '../../../shared/sagas/fork-leading-each';
import { request } from '../../../shared/sagas/request';
import {
  couponCreated,
  couponEnded,
  couponsReceived,
  couponsRequested,
  couponsRequests as requests,
  couponSubmitted,
  endConfirmed,
  selectCoupons,
  type NewCoupon,
} from './coupons.slice';

function* load({ payload: courseId }: PayloadAction<string>) {
  const params = { path: { courseId } };
  const coupons = yield* track(
    requests.load(courseId),
    () => request((api) => api.GET('/api/payment/coupons/{courseId}', { params })),
    logFailure,
  );
  if (coupons) yield* put(couponsReceived({ courseId, coupons }));
}

function* create({ payload: { courseId, ...body } }: PayloadAction<NewCoupon>) {
  const params = { path: { courseId } };
  const coupon = yield* track(
    requests.create(courseId),
    () => request((api) => api.POST('/api/payment/coupons/{courseId}', { params, body })),
    function* (failure, name) {
      yield* toastFailure(failure, name);
      // Made in another tab, or by a try whose answer was lost.
      if (failure.code === 'COUPON_EXISTS') yield* put(couponsRequested(courseId));
    },
  );
  if (!coupon) return;
  yield* put(couponCreated({ courseId, coupon }));
  if (!(yield* select(selectCoupons(courseId)))) yield* put(couponsRequested(courseId));
  yield* toastSuccess(copy.form.created(coupon.code));
}

function* end({ payload }: PayloadAction<{ courseId: string; coupon: Coupon }>) {
  const { courseId, coupon } = payload;
  const params = { path: { courseId, couponId: coupon._id } };
  const ended = yield* track(
    requests.end(coupon._id),
    () => request((api) => api.POST('/api/payment/coupons/{courseId}/{couponId}/end', { params })),
    toastFailure,
  );
  if (!ended) return;
  yield* put(couponEnded({ courseId, coupon: ended }));
  yield* toastSuccess(copy.ending.done(ended.code));
}

export function* couponsSaga() {
  yield* forkLeadingEach(couponsRequested, ({ payload }) => requests.load(payload), load);
  yield* forkLeadingEach(
    couponSubmitted,
    ({ payload }) => requests.create(payload.courseId),
    create,
  );
  yield* forkLeadingEach(endConfirmed, ({ payload }) => requests.end(payload.coupon._id), end);
}
