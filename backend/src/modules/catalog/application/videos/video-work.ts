import type { VideoStatusView } from './videos-view.js';

export interface VideoAtWork extends VideoStatusView {
  readonly courseId: string;
  /** Bytes of the upload. */
  readonly size: number;
  readonly receivedAt: Date;
}

export const VIDEO_WORK = ['failed', 'waiting', 'working', 'ready'] as const;
export type VideoWorkState = (typeof VIDEO_WORK)[number];

/** All videos and their progress, for the operators of the workers. */
export abstract class VideoWork {
  /** Newest first; `working` includes playable videos that still get larger sizes. */
  abstract list(state: VideoWorkState, limit: number): Promise<readonly VideoAtWork[]>;
}
