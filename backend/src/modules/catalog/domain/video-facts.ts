import { FactType } from '../../../platform/domain/fact.js';

export interface VideoOfLecture {
  readonly videoId: string;
  readonly lectureId: string;
  readonly courseId: string;
}

export const VideoUploaded = new FactType<{ readonly videoId: string }>(
  'catalog.video_uploaded.v1',
);
/** It can be watched now; more renditions may follow. */
export const VideoReady = new FactType<VideoOfLecture>('catalog.video_ready.v1');
export const VideoFailed = new FactType<VideoOfLecture>('catalog.video_failed.v1');
/** A newer video of the same lecture took its place. */
export const VideoSuperseded = new FactType<VideoOfLecture>('catalog.video_superseded.v1');
/** The lecture it belonged to is gone. */
export const VideoRemoved = new FactType<VideoOfLecture>('catalog.video_removed.v1');
