import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '../../../shared/api/types';
import { userGone } from '../../../shared/session/session.slice';

/** The request names of the settings, for `useRequest`. */
export const settingsRequests = {
  sessions: 'settings/sessions',
  endSessions: 'settings/endsessions',
  changePassword: 'settings/changepassword',
  sendVerification: 'settings/sendverification',
  verifyEmail: 'settings/verifyemail',
  download: 'settings/download',
  deleteAccount: 'settings/delete',
} as const;

export interface ChangePasswordForm {
  currentPassword: string;
  newPassword: string;
}

export interface SettingsState {
  /** Null until loaded. */
  sessions: readonly Session[] | null;
}

const initialSettingsState: SettingsState = { sessions: null };

const settings = createSlice({
  name: 'settings',
  initialState: initialSettingsState,
  reducers: {
    sessionsRequested() {},
    sessionsReceived(state, { payload }: PayloadAction<Session[]>) {
      state.sessions = payload;
    },
    sessionEnded(_state, _action: PayloadAction<string>) {},
    otherSessionsEnded() {},
    passwordChangeRequested(_state, _action: PayloadAction<ChangePasswordForm>) {},
    verificationRequested() {},
    verificationOpened(_state, _action: PayloadAction<{ token: string }>) {},
    downloadRequested() {},
    /** Null without a password: uses Google instead. */
    deletionRequested(_state, _action: PayloadAction<{ password: string } | null>) {},
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialSettingsState);
  },
});

export const {
  sessionsRequested,
  sessionsReceived,
  sessionEnded,
  otherSessionsEnded,
  passwordChangeRequested,
  verificationRequested,
  verificationOpened,
  downloadRequested,
  deletionRequested,
} = settings.actions;
export const settingsReducer = settings.reducer;

export const selectSessions = (state: { settings: SettingsState }) => state.settings.sessions;
