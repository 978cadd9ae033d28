import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Dashboard } from '../../shared/api/types';
import { userGone } from '../../shared/session/session.slice';

export const dashboardRequests = { figures: 'dashboard/figures' } as const;

export interface DashboardState {
  figures: Dashboard | null;
}

const initialState: DashboardState = { figures: null };

const dashboard = createSlice({
  name: 'dashboard',
  initialState,
  reducers: {
    dashboardOpened() {},
    figuresReceived(state, { payload }: PayloadAction<Dashboard>) {
      state.figures = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const { dashboardOpened, figuresReceived } = dashboard.actions;
export const dashboardReducer = dashboard.reducer;

export const selectFigures = (state: { dashboard: DashboardState }) => state.dashboard.figures;
