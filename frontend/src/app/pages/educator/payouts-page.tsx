export { Payouts as default } from '../../../features/payouts/payouts';
export { features } from '../../../features/payouts/payouts.features';
