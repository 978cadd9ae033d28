export { Orders as default } from '../../../features/orders/orders';
