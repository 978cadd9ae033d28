export { AccountSettings as default } from '../../../features/account/settings/account-settings';
