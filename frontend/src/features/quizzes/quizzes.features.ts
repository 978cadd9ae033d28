import type { Feature } from '../../shared/feature';
import { quizzesSaga } from './quizzes.saga';
import { quizzesReducer } from './quizzes.slice';

/** Comes with what shows a quiz, apart from what the lecture page cannot do without. */
export const features: readonly Feature[] = [
  { name: 'quizzes', reducer: quizzesReducer, saga: quizzesSaga },
];
