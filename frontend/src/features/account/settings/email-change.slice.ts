import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The request names of an email change, for `useRequest`. */
export const emailChangeRequests = {
  ask: 'emailchange/ask',
  confirm: 'emailchange/confirm',
} as const;

export interface NewAddress {
  email: string;
  /** Null for an account without one, which uses Google instead. */
  password: string | null;
}

/** The step of an email change: asking for a code, or entering it. */
export interface EmailChange {
  step: 1 | 2;
  /** The new address; empty when a mailed link was opened in a tab that does not know it. */
  email: string;
  userId: string;
  /** When the code was sent, in ms; 0 if none was, or if that is unknown. */
  sentAt: number;
}

export type EmailChangeState = EmailChange | null;

const emailChange = createSlice({
  name: 'emailChange',
  initialState: null as EmailChangeState,
  reducers: {
    /** Also used to ask again for a code to the same address. */
    emailChangeOpened(_state, { payload }: PayloadAction<{ userId: string; email: string }>) {
      return { step: 1 as const, sentAt: 0, ...payload };
    },
    emailChangeClosed() {
      return null;
    },
    newAddressEntered(_state, _action: PayloadAction<NewAddress>) {},
    emailCodeSent(_state, { payload }: PayloadAction<Omit<EmailChange, 'step'>>) {
      return { step: 2 as const, ...payload };
    },
    emailCodeEntered(_state, _action: PayloadAction<{ otp: string }>) {},
  },
});

export const {
  emailChangeOpened,
  emailChangeClosed,
  newAddressEntered,
  emailCodeSent,
  emailCodeEntered,
} = emailChange.actions;
export const emailChangeReducer = emailChange.reducer;

export const selectEmailChange = (state: { emailChange: EmailChangeState }) => state.emailChange;

/** The draft name of the address form. */
export const newAddressForm = (userId: string) => `change-email-${userId}`;
