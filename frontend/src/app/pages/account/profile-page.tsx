export { Profile as default } from '../../../features/account/profile/profile';
