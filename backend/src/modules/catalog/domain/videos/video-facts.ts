import { FactType } from '../../../../platform/domain/fact.js';

export interface VideoOfLecture {
  readonly videoId: string;
  readonly lectureId: string;
  readonly courseId: string;
}

export const VideoUploaded = new FactType<{ readonly videoId: string }>(
  'catalog.video_uploaded.v1',
);
/** The video is playable; more renditions may follow. */
export const VideoReady = new FactType<VideoOfLecture>('catalog.video_ready.v1');
export const VideoFailed = new FactType<VideoOfLecture>('catalog.video_failed.v1');
/** A newer video of the same lecture replaced it. */
export const VideoSuperseded = new FactType<VideoOfLecture>('catalog.video_superseded.v1');
/** Its lecture was removed. */
export const VideoRemoved = new FactType<VideoOfLecture>('catalog.video_removed.v1');
