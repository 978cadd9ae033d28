import { certificatesSaga } from '../../features/certificates/certificates.saga';
import { certificatesReducer } from '../../features/certificates/certificates.slice';
import type { Feature } from '../../shared/feature';

const features: readonly Feature[] = [
  { name: 'certificates', reducer: certificatesReducer, saga: certificatesSaga, outlives: true },
];
export default features;
