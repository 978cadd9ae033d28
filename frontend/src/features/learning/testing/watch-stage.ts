import { jest } from '@jest/globals';
import { runSaga } from '../../../shared/testing/saga-runner';
import { learningSaga } from '../learning.saga';
import { learningReducer } from '../learning.slice';

export const WATCH = 'POST /api/learning/watch';
export const interval = { lectureId: 'lecture-1', from: 0, to: 10 };
export const message = {
  intervals: [interval],
  position: { lectureId: 'lecture-1', seconds: 10 },
};
export const stored = {
  courseId: 'course-1',
  percent: 0,
  completed: false,
  creditedSeconds: 10,
};
export const start = () => runSaga(learningSaga, { learning: learningReducer });

export function quietly() {
  return jest.spyOn(console, 'error').mockImplementation(() => undefined);
}
