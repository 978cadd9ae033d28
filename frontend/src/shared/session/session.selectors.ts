import type { SessionState } from './session.slice';

interface WithSession {
  session: SessionState;
}

export const selectUser = (state: WithSession) => state.session.userData;
export const selectUserId = (state: WithSession) => state.session.userData?._id ?? null;
export const selectSessionKnown = (state: WithSession) => state.session.known;
export const selectSessionFailure = (state: WithSession) => state.session.failure;
/** See `SessionState`. */
export const selectSessionEnded = (state: WithSession) => state.session.ended;
export const selectIsEducator = (state: WithSession) => state.session.userData?.role === 'educator';
export const selectIsEnrolled = (courseId: string) => (state: WithSession) =>
  state.session.userData?.enrolledCourses.some(({ _id }) => _id === courseId) ?? false;
