import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Dashboard, Payout } from '../../shared/api/types';
import type { Page } from '../../shared/sagas/request-page';
import { userGone } from '../../shared/session/session.slice';

export const payoutsRequests = {
  list: 'payouts/list',
  more: 'payouts/more',
} as const;

interface PayoutsState {
  /** Null until loaded, as the figures. */
  items: Payout[] | null;
  cursor: string | null;
  figures: Dashboard | null;
}

const initialState: PayoutsState = { items: null, cursor: null, figures: null };

const payouts = createSlice({
  name: 'payouts',
  initialState,
  reducers: {
    payoutsOpened() {},
    moreRequested() {},
    payoutsReceived(state, { payload }: PayloadAction<{ figures: Dashboard; page: Page<Payout> }>) {
      Object.assign(state, payload.page, { figures: payload.figures });
    },
    morePayoutsReceived(state, { payload }: PayloadAction<Page<Payout>>) {
      state.items?.push(...payload.items);
      state.cursor = payload.cursor;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const { payoutsOpened, moreRequested, payoutsReceived, morePayoutsReceived } =
  payouts.actions;
export const payoutsReducer = payouts.reducer;

export const selectPayouts = (state: { payouts: PayoutsState }) => state.payouts;
