import type { CurrentRung } from '../../domain/videos/video-progress.js';

/** The progress of current work: cheap to write, may be lost, and no part of the video's state. */
export abstract class VideoProgressBoard {
  /** Replaces the video's progress. Returns whether the video is still wanted: not deleted, replaced or removed. */
  abstract note(videoId: string, current: CurrentRung): Promise<boolean>;

  /** Clears the progress: no work is running. */
  abstract clear(videoId: string): Promise<void>;
}
