import type { LearningState } from './learning.slice';

interface WithLearning {
  learning: LearningState;
}

export const selectOverview = (state: WithLearning) => state.learning.overview;
export const selectOverviewAt = (state: WithLearning) => state.learning.overviewAt;
export const selectArrived = (state: WithLearning) => state.learning.arrived;
export const selectUnsent = (courseId: string) => (state: WithLearning) =>
  state.learning.unsent[courseId];
export const selectSending = (courseId: string) => (state: WithLearning) =>
  state.learning.sending[courseId];
export const selectCourseProgress = (courseId: string) => (state: WithLearning) =>
  state.learning.courses[courseId] ?? null;
