export { AccountSettings as default } from '../../../features/account/account-settings';
