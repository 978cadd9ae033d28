import { object, string } from 'yup';
import { fieldCopy } from '../../shared/copy/account';

const { required } = fieldCopy;

/** Only what needs no server to know: lengths, forms and rules are the server's to decide. */
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
