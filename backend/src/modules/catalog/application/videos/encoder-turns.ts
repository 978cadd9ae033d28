/** One educator's video in the queue for the encoder. */
export interface PlaceInLine {
  readonly educatorId: string;
  /** Whether another educator's video, not begun either, comes before it. */
  readonly isBehindOthers: boolean;
}

/**
 * The queue for the encoder: one video of each educator, then the next of each. Within a round, the educator who has
 * waited longest comes first, counted from the upload or, if later, from their last turn.
 */
export abstract class EncoderTurns {
  /** Null when the video is deleted; one that was already begun waits for nobody. */
  abstract placeOf(videoId: string): Promise<PlaceInLine | null>;

  /** Records that the educator has a turn, or had one until now. */
  abstract note(educatorId: string): Promise<void>;
}
