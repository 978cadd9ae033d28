import type { PayloadAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { couponCopy } from '../../shared/copy/coupons';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkLatest } from '../../shared/sagas/watchers';
import { COUPON_CODE, inCapitals } from './coupon-code';
import {
  couponAccepted,
  couponEntered,
  couponRejected,
  couponRequests,
  type EnteredCoupon,
} from './coupon.slice';

function* apply({ payload: { courseId, code: entered } }: PayloadAction<EnteredCoupon>) {
  const code = inCapitals(entered);
  const refuse = (message: string) => put(couponRejected({ courseId, code, message }));
  if (!COUPON_CODE.test(code)) return void (yield* refuse(couponCopy.malformed));
  const params = { path: { courseId }, query: { coupon: code } };
  const price = yield* track(
    couponRequests.price,
    () => request((api) => api.GET('/api/payment/price/{courseId}', { params })),
    function* ({ fieldErrors, message }) {
      yield* refuse(fieldErrors['coupon'] ?? message);
    },
  );
  if (price) yield* put(couponAccepted(price));
}

export function* couponSaga() {
  yield* forkLatest(couponEntered, apply);
}
