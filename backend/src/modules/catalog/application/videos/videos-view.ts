import type { RungProgress } from '../../domain/videos/video-progress.js';
import type { WatchableRendition } from '../../domain/videos/video-rendition.js';

/** The state of a lecture's newest upload; an older video may be playable meanwhile. */
export interface VideoStatusView {
  readonly videoId: string;
  readonly lectureId: string;
  readonly status: 'uploaded' | 'probing' | 'processing' | 'ready' | 'failed';
  /** Over all rungs, 0 to 100; below 100 while a ready video still gets more renditions. */
  readonly percent: number;
  readonly rungs: readonly RungProgress[];
  /** How many videos are ahead in the queue; null unless it is queued. */
  readonly ahead: number | null;
  /** Why it failed, for the educator. */
  readonly reason: string | null;
  readonly durationSeconds: number | null;
  readonly hasPoster: boolean;
  readonly originalQuality: boolean;
  /** Whether it is playable already, finished or growing. */
  readonly isPlayable: boolean;
}

/** A playable video: finished, or growing. */
export interface PlayableVideo {
  readonly videoId: string;
  readonly lectureId: string;
  readonly hasPoster: boolean;
  readonly hasStoryboard: boolean;
  readonly originalQuality: boolean;
  readonly courseId: string;
  readonly durationSeconds: number | null;
  readonly width: number | null;
  readonly height: number | null;
  /** The type of an original, `video/mp4` or `video/webm`; null for renditions, of which players need no hint. */
  readonly originalType: string | null;
  readonly renditions: readonly WatchableRendition[];
}

/** The read model of videos, in batches. */
export abstract class VideosView {
  /** The state of each lecture's newest upload, by lecture id. */
  abstract statusOf(lectureIds: readonly string[]): Promise<Map<string, VideoStatusView>>;

  /**
   * Each lecture's newest ready video or, without one, the newest that grows, by lecture id; lectures without either
   * are missing.
   */
  abstract playableOf(lectureIds: readonly string[]): Promise<Map<string, PlayableVideo>>;

  /**
   * The lengths of the videos that `playableOf` finds, by lecture id; null where unmeasurable. For many lectures at
   * once.
   */
  abstract secondsOf(lectureIds: readonly string[]): Promise<Map<string, number | null>>;

  /** The video if it is playable, else null. */
  abstract playable(videoId: string): Promise<PlayableVideo | null>;
}
