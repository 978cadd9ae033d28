export { EditProfile as default } from '../../../features/account/profile/edit-profile';
