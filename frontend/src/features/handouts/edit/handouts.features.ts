import type { Feature } from '../../../shared/feature';
import { handoutsSaga } from './handouts.saga';
import { handoutsReducer } from './handouts.slice';

export const features: readonly Feature[] = [
  { name: 'handouts', reducer: handoutsReducer, saga: handoutsSaga },
];
