import type { Feature } from '../../shared/feature';
import { couponSaga } from './coupon.saga';
import { couponReducer } from './coupon.slice';

export const features: readonly Feature[] = [
  { name: 'coupon', reducer: couponReducer, saga: couponSaga },
];
