import type { CurrentRung } from '../../domain/video-progress.js';

/** News of the work at hand: cheap to write, fine to lose, no part of the video's state. */
export abstract class VideoProgressBoard {
  /** Replaces the last news of the video. Returns whether it is still wanted: not gone, and not replaced or removed. */
  abstract note(videoId: string, current: CurrentRung): Promise<boolean>;

  /** Nothing is at work. */
  abstract clear(videoId: string): Promise<void>;
}
