import type { Feature } from '../../../shared/feature';
import { severalLecturesSaga } from './several-lectures.saga';
import { severalLecturesReducer } from './several-lectures.slice';
import { severalVideosSaga } from './several-videos.saga';
import { severalVideosReducer } from './several-videos.slice';

export const features: readonly Feature[] = [
  { name: 'severalLectures', reducer: severalLecturesReducer, saga: severalLecturesSaga },
  { name: 'severalVideos', reducer: severalVideosReducer, saga: severalVideosSaga },
];
