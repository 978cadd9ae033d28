import { authoringSaga } from '../../features/authoring/authoring.saga';
import { authoringReducer } from '../../features/authoring/authoring.slice';
import { dashboardSaga } from '../../features/dashboard/dashboard.saga';
import { dashboardReducer } from '../../features/dashboard/dashboard.slice';
import { insightSaga } from '../../features/insight/insight.saga';
import { insightReducer } from '../../features/insight/insight.slice';
import { lecturesSaga } from '../../features/lectures/lectures.saga';
import { lecturesReducer } from '../../features/lectures/lectures.slice';
import type { Feature } from '../../shared/feature';

const features: readonly Feature[] = [
  { name: 'authoring', reducer: authoringReducer, saga: authoringSaga },
  { name: 'dashboard', reducer: dashboardReducer, saga: dashboardSaga },
  { name: 'insight', reducer: insightReducer, saga: insightSaga },
  { name: 'lectures', reducer: lecturesReducer, saga: lecturesSaga },
];
export default features;
