import type { Video } from './video.js';

/** The repository of videos. */
export abstract class Videos {
  /** The video, or null when there is none. */
  abstract find(id: string): Promise<Video | null>;

  /** The video with its row locked until the transaction ends, or null. */
  abstract lock(id: string): Promise<Video | null>;

  /** All videos of the lecture that are not discarded, newest first, with their rows locked. */
  abstract ofLecture(lectureId: string): Promise<Video[]>;

  /** Videos of lectures removed from the course, as long as they are kept, with their rows locked. */
  abstract retiredOf(courseId: string): Promise<Video[]>;

  /** Ids of videos retired before the moment, oldest first, at most a hundred. */
  abstract discardedBefore(moment: Date): Promise<string[]>;

  /**
   * Writes the state and the recorded facts atomically. Throws when another transaction changed the
   * video since it was read.
   */
  abstract save(...videos: Video[]): Promise<void>;

  /** Deletes the video's row; a no-op if it does not exist. */
  abstract forget(id: string): Promise<void>;
}
