/** What a player tells of itself, in seconds of the video. */
export interface WatchMessage {
  readonly intervals: readonly {
    readonly lectureId: string;
    readonly from: number;
    readonly to: number;
  }[];
  /** Lectures the learner marks as done by hand. */
  readonly done: readonly string[];
  /** Where to resume. */
  readonly position: { readonly lectureId: string; readonly seconds: number } | null;
}
