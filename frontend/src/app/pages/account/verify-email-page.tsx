export { VerifyEmail as default } from '../../../features/account/verify-email';
