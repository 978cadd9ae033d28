import { accountSaga } from '../../features/account/account.saga';
import { accountReducer } from '../../features/account/account.slice';
import type { Feature } from '../../shared/feature';

const features: readonly Feature[] = [
  { name: 'account', reducer: accountReducer, saga: accountSaga, outlives: true },
];
export default features;
