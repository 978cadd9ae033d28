import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { GoogleIdentity } from './google/google-popup';

/** The request names of this feature, for `useRequest`. */
export const accountRequests = {
  login: 'account/login',
  signup: 'account/signup',
  google: 'account/google',
  sendOtp: 'account/sendotp',
  verifyOtp: 'account/verifyotp',
  resetPassword: 'account/resetpassword',
} as const;

/** The roles offered at sign-up. */
type SignupRole = 'student' | 'educator';

export interface LoginForm {
  email: string;
  password: string;
}

export interface SignupForm extends LoginForm {
  name: string;
  role: SignupRole;
}

/** Empty when logging in: an existing account has its role. */
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
  /** `sentAt`: when the last code was sent, in ms; 0 if unknown. */
  forgot: { step: ForgotStep; email: string; sentAt: number };
  /** The requested role while the loopback identity dialog is open. */
  googleChooser: { role: GoogleRole } | null;
  /** An identity from Google, which is not authoritative for its mailbox: it is linked once the password is given. */
  unlinked: GoogleIdentity | null;
}

const initialAccountState: AccountState = {
  forgot: { step: 1, email: '', sentAt: 0 },
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
    otpSent(state, { payload }: PayloadAction<{ email: string; sentAt: number }>) {
      state.forgot = { step: 2, ...payload };
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
