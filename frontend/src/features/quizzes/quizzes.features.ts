import type { Feature } from '../../shared/feature';
import { quizzesSaga } from './quizzes.saga';
import { quizzesReducer } from './quizzes.slice';

/** Comes after what the lecture page needs at once. */
export const features: readonly Feature[] = [
  { name: 'quizzes', reducer: quizzesReducer, saga: quizzesSaga },
];
