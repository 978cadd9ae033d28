export { Orders as default } from '../../../features/orders/orders';
export { features } from '../../../features/orders/orders.features';
