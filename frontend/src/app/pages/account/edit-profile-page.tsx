export { EditProfile as default } from '../../../features/account/edit-profile';
