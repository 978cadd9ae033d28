import { searchSaga } from './search.saga';
import { searchReducer } from './search.slice';
import type { Feature } from '../../shared/feature';

export const features: readonly Feature[] = [
  { name: 'search', reducer: searchReducer, saga: searchSaga },
];
