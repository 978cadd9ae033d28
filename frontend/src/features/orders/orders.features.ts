import { ordersSaga } from './orders.saga';
import { ordersReducer } from './orders.slice';
import type { Feature } from '../../shared/feature';

export const features: readonly Feature[] = [
  { name: 'orders', reducer: ordersReducer, saga: ordersSaga },
];
