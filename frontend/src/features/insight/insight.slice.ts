import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CourseInsight } from '../../shared/api/types';
import { userGone } from '../../shared/session/session.slice';

export interface InsightState {
  /** By course. */
  courses: Record<string, CourseInsight>;
}

const initialState: InsightState = { courses: {} };

export const insightRequest = 'insight/course';

const insight = createSlice({
  name: 'insight',
  initialState,
  reducers: {
    insightRequested(_state, _action: PayloadAction<string>) {},
    insightReceived(
      { courses },
      { payload }: PayloadAction<{ courseId: string; insight: CourseInsight }>,
    ) {
      courses[payload.courseId] = payload.insight;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const { insightRequested, insightReceived } = insight.actions;
export const insightReducer = insight.reducer;

export const selectInsight =
  (courseId: string) =>
  (state: { insight: InsightState }): CourseInsight | null =>
    state.insight.courses[courseId] ?? null;
