import type { Feature } from '../../shared/feature';
import { questionsSaga } from './questions.saga';
import { questionsReducer } from './questions.slice';

/** Comes with what shows questions, because most visits to a lecture or the dashboard open none. */
export const features: readonly Feature[] = [
  { name: 'questions', reducer: questionsReducer, saga: questionsSaga },
];
