import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, race, take } from 'typed-redux-saga';
import { couponCopy } from '../../shared/copy/coupons';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkLatest } from '../../shared/sagas/watchers';
import { COUPON_CODE, inCapitals } from './coupon-code';
import {
  couponAccepted,
  couponDropped,
  couponEntered,
  couponRejected,
  couponRequests,
  type EnteredCoupon,
} from './coupon.slice';

function* apply({ courseId, code: entered }: EnteredCoupon) {
  const code = inCapitals(entered);
  const reject = (message: string, isFinal: boolean) =>
    put(couponRejected({ courseId, code, message, isFinal }));
  if (!COUPON_CODE.test(code)) return void (yield* reject(couponCopy.malformed, true));
  const params = { path: { courseId }, query: { coupon: code } };
  const price = yield* track(
    couponRequests.price,
    () => request((api) => api.GET('/api/payment/price/{courseId}', { params })),
    function* ({ fieldErrors: { coupon }, message }) {
      yield* reject(coupon ?? message, coupon !== undefined);
    },
  );
  if (price) yield* put(couponAccepted(price));
}

function* ask({ payload }: PayloadAction<EnteredCoupon>) {
  // Removed, or the page left: an answer would come to nobody.
  yield* race({ applied: call(apply, payload), dropped: take(couponDropped.match) });
}

export function* couponSaga() {
  yield* forkLatest(couponEntered, ask);
}
