import { z } from 'zod';
import { TERMS_VERSION } from '../../domain/consent.js';
import { PersonName, toldName } from '../told-name.js';
import { asSent } from './typed-code.js';

const email = z
  .string({ error: 'Enter a valid email address.' })
  .max(1_000, 'Enter a valid email address.')
  .meta({ example: 'asha@example.com' });
const password = z
  .string({ error: 'Enter your password.' })
  .max(2_000, 'Use at most 256 characters for the password.')
  .meta({ example: 'correct horse battery' });
/** No code is shorter. What cannot be one is refused before it counts as a wrong guess. */
const SHORTEST_CODE = 4;

const otp = z
  .string({ error: 'Enter the code.' })
  .max(200, 'Enter the code.')
  .overwrite(asSent)
  .refine((code) => code.length >= SHORTEST_CODE, 'Enter the code.')
  .meta({ example: '0420' });

const termsVersion = z
  .int({ error: 'Give the version of the terms as a whole number.' })
  .min(1)
  .max(9_999)
  .default(TERMS_VERSION)
  .meta({
    example: TERMS_VERSION,
    description: 'The version of the terms that the person was shown.',
  });

export const SignUpBody = z
  .object({
    name: PersonName,
    email,
    password,
    role: z
      .enum(['student', 'educator'], { error: 'Choose student or educator.' })
      .default('student'),
    termsVersion,
  })
  .meta({ id: 'SignUpRequest' });

export const LogInBody = z.object({ email, password }).meta({ id: 'LogInRequest' });

export const GoogleBody = z
  .object({
    name: z
      .string()
      .max(1_000)
      .default('')
      .transform((name) => toldName(name) ?? ''),
    email,
    role: z.enum(['', 'student', 'educator'], { error: 'Choose student or educator.' }).default(''),
    idToken: z.string().max(10_000).optional().meta({
      description: 'The ID token of the identity provider. Without it the call is refused.',
    }),
    termsVersion,
  })
  .meta({ id: 'GoogleSignInRequest' });

export const SendOtpBody = z.object({ email }).meta({ id: 'SendOtpRequest' });

export const VerifyOtpBody = z
  .object({
    email,
    otp,
  })
  .meta({ id: 'VerifyOtpRequest' });

export const ResetPasswordBody = z.object({ email, password }).meta({ id: 'ResetPasswordRequest' });

const secret = (message: string) =>
  z.string({ error: message }).min(1, message).max(2_000, 'Use at most 256 characters.');

export const ChangePasswordBody = z
  .object({
    currentPassword: secret('Enter your current password.').meta({
      example: 'three quiet evenings',
    }),
    newPassword: secret('Enter a new password.').meta({ example: 'seven blue kites' }),
  })
  .meta({ id: 'ChangePasswordRequest' });

/** The proof required besides an open session. */
const proof = {
  password: z
    .string({ error: 'Enter your password.' })
    .max(2_000)
    .optional()
    .meta({ example: 'three quiet evenings' }),
  idToken: z.string({ error: 'Sign in again.' }).max(10_000).optional().meta({
    description: 'A fresh ID token of the identity provider, instead of the password.',
  }),
};

export const DeleteAccountBody = z.object(proof).meta({ id: 'DeleteAccountRequest' });

export const ChangeEmailBody = z.object({ email, ...proof }).meta({ id: 'ChangeEmailRequest' });

export const ConfirmEmailBody = z.object({ otp }).meta({ id: 'ConfirmEmailRequest' });

const INVALID_LINK = 'This link is invalid or has expired.';

export const VerifyEmailBody = z
  .object({
    token: z
      .string({ error: INVALID_LINK })
      .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{22}$/, INVALID_LINK)
      .meta({ example: '0192f0c1-7b5e-7000-8000-000000000000.AAAAAAAAAAAAAAAAAAAAAA' }),
  })
  .meta({ id: 'VerifyEmailRequest' });
