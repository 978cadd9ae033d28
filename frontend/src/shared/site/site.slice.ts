import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Site } from '../api/types';
import { PRODUCT_NAME } from '../copy/product';

export interface SiteState {
  settings: Site;
  known: boolean;
}

// Shown until the server responds.
const initialState: SiteState = {
  known: false,
  settings: {
    googleClientId: null,
    loopbackIdentity: false,
    paymentProvider: null,
    razorpayKeyId: null,
    siteFigures: 'spec',
    otpDigits: 4,
    refund: { days: 7, watchedPercent: 30 },
    asksBuyerState: false,
    contacts: {
      phone: '+91 00000 00000',
      chatUrl: 'https://example.com/chat',
      email: 'hello@example.com',
      supportEmail: 'support@example.com',
    },
    social: {
      facebook: 'https://example.com/facebook',
      linkedin: 'https://example.com/linkedin',
      youtube: 'https://example.com/youtube',
      github: 'https://example.com/github',
    },
    operator: {
      name: PRODUCT_NAME,
      address: null,
      grievanceOfficer: null,
      grievanceEmail: 'support@example.com',
    },
  },
};

const site = createSlice({
  name: 'site',
  initialState,
  reducers: {
    siteReceived(state, { payload }: PayloadAction<Site>) {
      state.settings = payload;
      state.known = true;
    },
  },
});

export const { siteReceived } = site.actions;
export const siteReducer = site.reducer;

export const selectSite = (state: { site: SiteState }) => state.site.settings;
