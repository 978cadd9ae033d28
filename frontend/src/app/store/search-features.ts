import { searchSaga } from '../../features/search/search.saga';
import { searchReducer } from '../../features/search/search.slice';
import type { Feature } from '../../shared/feature';

const features: readonly Feature[] = [{ name: 'search', reducer: searchReducer, saga: searchSaga }];
export default features;
