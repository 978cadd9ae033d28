import { ordersSaga } from '../../features/orders/orders.saga';
import { ordersReducer } from '../../features/orders/orders.slice';
import type { Feature } from '../../shared/feature';

const features: readonly Feature[] = [{ name: 'orders', reducer: ordersReducer, saga: ordersSaga }];
export default features;
