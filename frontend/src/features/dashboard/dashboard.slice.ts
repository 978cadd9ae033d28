import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Dashboard, Earning } from '../../shared/api/types';
import { userGone } from '../../shared/session/session.slice';

export const dashboardRequests = {
  figures: 'dashboard/figures',
  earnings: 'dashboard/earnings',
} as const;

export interface DashboardState {
  figures: Dashboard | null;
  /** Oldest first; null until loaded. */
  earnings: Earnings | null;
}

export type EarningPeriod = 'day' | 'week' | 'month';

interface Earnings {
  period: EarningPeriod;
  items: Earning[];
}

const initialState: DashboardState = { figures: null, earnings: null };

const dashboard = createSlice({
  name: 'dashboard',
  initialState,
  reducers: {
    dashboardOpened() {},
    earningsRequested(_state, _action: PayloadAction<EarningPeriod>) {},
    earningsReceived(state, { payload }: PayloadAction<Earnings>) {
      state.earnings = payload;
    },
    figuresReceived(state, { payload }: PayloadAction<Dashboard>) {
      state.figures = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const { dashboardOpened, figuresReceived, earningsRequested, earningsReceived } =
  dashboard.actions;
export const dashboardReducer = dashboard.reducer;

export const selectFigures = (state: { dashboard: DashboardState }) => state.dashboard.figures;
export const selectEarnings = (state: { dashboard: DashboardState }) => state.dashboard.earnings;
