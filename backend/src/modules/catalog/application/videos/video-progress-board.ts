import type { CurrentRung } from '../../domain/video-progress.js';

/** News of the work at hand: cheap to write, fine to lose, no part of the video's state. */
export abstract class VideoProgressBoard {
  /** Replaces the last news of the video; null when nothing is at work. */
  abstract note(videoId: string, current: CurrentRung | null): Promise<void>;
}
