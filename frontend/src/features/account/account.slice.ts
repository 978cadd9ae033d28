import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { GoogleIdentity } from './google-popup';

/** Names under which `useRequest` follows the calls of this feature. */
export const accountRequests = {
  login: 'account/login',
  signup: 'account/signup',
  google: 'account/google',
  sendOtp: 'account/sendotp',
  verifyOtp: 'account/verifyotp',
  resetPassword: 'account/resetpassword',
} as const;

/** What one may sign up as. */
type SignupRole = 'student' | 'educator';

export interface LoginForm {
  email: string;
  password: string;
}

export interface SignupForm extends LoginForm {
  name: string;
  role: SignupRole;
}

/** Empty when logging in: the account knows its role. */
export type GoogleRole = SignupRole | '';

interface GoogleAccount {
  email: string;
  name: string;
}

export interface PasswordForm {
  password: string;
  confirmPassword: string;
}

export type ForgotStep = 1 | 2 | 3;

export interface AccountState {
  forgot: { step: ForgotStep; email: string };
  /** The role asked for while the loopback identity dialog is open. */
  googleChooser: { role: GoogleRole } | null;
  /** Whom Google named without speaking for their mailbox: their password does, and links them. */
  unlinked: GoogleIdentity | null;
}

const initialAccountState: AccountState = {
  forgot: { step: 1, email: '' },
  googleChooser: null,
  unlinked: null,
};

const account = createSlice({
  name: 'account',
  initialState: initialAccountState,
  reducers: {
    loginRequested(_state, _action: PayloadAction<LoginForm>) {},
    signupRequested(_state, _action: PayloadAction<SignupForm>) {},
    googleRequested(_state, _action: PayloadAction<GoogleRole>) {},
    googleChooserOpened(state, { payload }: PayloadAction<GoogleRole>) {
      state.googleChooser = { role: payload };
    },
    googleAccountChosen(_state, _action: PayloadAction<GoogleAccount>) {},
    googleChooserClosed(state) {
      state.googleChooser = null;
    },
    linkRequired(state, { payload }: PayloadAction<GoogleIdentity>) {
      state.unlinked = payload;
    },
    linkSettled(state) {
      state.unlinked = null;
    },
    otpRequested(_state, _action: PayloadAction<{ email: string }>) {},
    otpSent(state, { payload }: PayloadAction<{ email: string }>) {
      state.forgot = { step: 2, email: payload.email };
    },
    otpEntered(_state, _action: PayloadAction<{ otp: string }>) {},
    otpVerified(state) {
      state.forgot.step = 3;
    },
    passwordResetRequested(_state, _action: PayloadAction<PasswordForm>) {},
    forgotFinished(state) {
      state.forgot = initialAccountState.forgot;
    },
  },
});

export const {
  loginRequested,
  signupRequested,
  googleRequested,
  googleChooserOpened,
  googleAccountChosen,
  googleChooserClosed,
  linkRequired,
  linkSettled,
  otpRequested,
  otpSent,
  otpEntered,
  otpVerified,
  passwordResetRequested,
  forgotFinished,
} = account.actions;
export const accountReducer = account.reducer;
