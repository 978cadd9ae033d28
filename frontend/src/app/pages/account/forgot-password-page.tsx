export { ForgotPassword as default } from '../../../features/account/forgot/forgot-password';
