import { certificatesSaga } from './certificates.saga';
import { certificatesReducer } from './certificates.slice';
import type { Feature } from '../../shared/feature';

export const features: readonly Feature[] = [
  { name: 'certificates', reducer: certificatesReducer, saga: certificatesSaga, outlives: true },
];
