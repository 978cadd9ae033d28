import { payoutsSaga } from './payouts.saga';
import { payoutsReducer } from './payouts.slice';
import type { Feature } from '../../shared/feature';

export const features: readonly Feature[] = [
  { name: 'payouts', reducer: payoutsReducer, saga: payoutsSaga },
];
