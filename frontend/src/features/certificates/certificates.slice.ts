import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Certificate, HeldCertificate } from '../../shared/api/types';
import { userGone } from '../../shared/session/session.slice';

export interface CertificatesState {
  /** The certificate that was looked up last. */
  shown: Certificate | null;
  /** The certificates of the logged-in user. */
  own: HeldCertificate[];
}

const initialState: CertificatesState = { shown: null, own: [] };

export const certificateRequest = 'certificates/lookup';
export const ownCertificatesRequest = 'certificates/own';

const certificates = createSlice({
  name: 'certificates',
  initialState,
  reducers: {
    certificateRequested(state, _action: PayloadAction<string>) {
      state.shown = null;
    },
    certificateReceived(state, { payload }: PayloadAction<Certificate>) {
      state.shown = payload;
    },
    ownCertificatesRequested() {},
    ownCertificatesReceived(state, { payload }: PayloadAction<HeldCertificate[]>) {
      state.own = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, (state) => {
      state.own = [];
    });
  },
});

export const {
  certificateRequested,
  certificateReceived,
  ownCertificatesRequested,
  ownCertificatesReceived,
} = certificates.actions;
export const certificatesReducer = certificates.reducer;

export const selectShownCertificate = (state: { certificates: CertificatesState }) =>
  state.certificates.shown;

/** The certificate with the number, if it is the logged-in user's. */
export const selectOwnCertificate =
  (number: string) =>
  (state: { certificates: CertificatesState }): HeldCertificate | null =>
    state.certificates.own.find((held) => held.number === number) ?? null;
