import type { Video } from './video.js';

/** The stored videos. */
export abstract class Videos {
  /** The video, or null when there is none. */
  abstract find(id: string): Promise<Video | null>;

  /** The video, held against others until the transaction ends, or null. */
  abstract lock(id: string): Promise<Video | null>;

  /** All videos of the lecture that are not discarded, newest first; held like that. */
  abstract ofLecture(lectureId: string): Promise<Video[]>;

  /** Those of lectures that were removed from the course, as long as they are kept; held like that. */
  abstract retiredOf(courseId: string): Promise<Video[]>;

  /** Ids of videos retired before the moment, oldest first, at most a hundred. */
  abstract discardedBefore(moment: Date): Promise<string[]>;

  /** Writes state and recorded facts together. Fails when the video was changed since it was read. */
  abstract save(...videos: Video[]): Promise<void>;

  /** Deletes what is known of the video; one that is not there is fine. */
  abstract forget(id: string): Promise<void>;
}
