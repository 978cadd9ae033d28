import type { RungProgress } from '../../domain/video-progress.js';
import type { WatchableRendition } from '../../domain/video-rendition.js';

/** How the newest upload of a lecture is doing; an older video may be playing meanwhile. */
export interface VideoStatusView {
  readonly videoId: string;
  readonly lectureId: string;
  readonly status: 'uploaded' | 'probing' | 'processing' | 'ready' | 'failed';
  /** Over all rungs, 0 to 100; below 100 while a ready video still gets more renditions. */
  readonly percent: number;
  readonly rungs: readonly RungProgress[];
  /** How many videos come first, while it waits; otherwise null. */
  readonly ahead: number | null;
  /** Why it failed, for the educator. */
  readonly reason: string | null;
  readonly durationSeconds: number | null;
  readonly hasPoster: boolean;
  readonly originalQuality: boolean;
  /** Whether it can be watched already, whole or while it grows. */
  readonly isPlayable: boolean;
}

/** A video that can be watched: whole, or while it grows. */
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
  /** `video/mp4` or `video/webm`: what the original is; players of renditions need no hint. */
  readonly originalType: string | null;
  readonly renditions: readonly WatchableRendition[];
}

/** Reads of videos, in batch and without the domain. */
export abstract class VideosView {
  /** Of each lecture with an upload the state of its newest one, by lecture id. */
  abstract statusOf(lectureIds: readonly string[]): Promise<Map<string, VideoStatusView>>;

  /** Of each lecture that can be watched the newest ready video, or for want of one the newest that grows, by lecture id. */
  abstract playableOf(lectureIds: readonly string[]): Promise<Map<string, PlayableVideo>>;

  /** How long is what `playableOf` finds, by lecture id; null where nobody could measure it. For many lectures at once. */
  abstract secondsOf(lectureIds: readonly string[]): Promise<Map<string, number | null>>;

  /** The video while it can be watched, else null. */
  abstract playable(videoId: string): Promise<PlayableVideo | null>;
}
