import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Certificate } from '../../shared/api/types';

export interface CertificatesState {
  /** What was looked up last. */
  shown: Certificate | null;
}

const initialState: CertificatesState = { shown: null };

export const certificateRequest = 'certificates/lookup';

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
  },
});

export const { certificateRequested, certificateReceived } = certificates.actions;
export const certificatesReducer = certificates.reducer;

export const selectShownCertificate = (state: { certificates: CertificatesState }) =>
  state.certificates.shown;
