export { VerifyEmail as default } from '../../../features/account/settings/verify-email';
