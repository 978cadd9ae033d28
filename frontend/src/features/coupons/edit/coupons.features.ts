import type { Feature } from '../../../shared/feature';
import { couponsSaga } from './coupons.saga';
import { couponsReducer } from './coupons.slice';

export const features: readonly Feature[] = [
  { name: 'coupons', reducer: couponsReducer, saga: couponsSaga },
];
