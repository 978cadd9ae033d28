import { object, string } from 'yup';
import { fieldCopy } from '../../shared/copy/account';

const { required } = fieldCopy;

/** Only checks that need no server: it decides about lengths, formats and rules. */
export const loginSchema = object({
  email: string().trim().required(required.email),
  password: string().required(required.password),
});

export const signupSchema = loginSchema.shape({
  name: string().trim().required(required.name),
});

export const emailSchema = object({ email: string().trim().required(required.email) });

export const newAddressByGoogleSchema = object({
  email: string().trim().required(required.newEmail),
});

export const newAddressSchema = newAddressByGoogleSchema.shape({
  password: string().required(required.password),
});
