/** A player's report, in seconds of the video. */
export interface WatchMessage {
  readonly intervals: readonly {
    readonly lectureId: string;
    readonly from: number;
    readonly to: number;
  }[];
  /** Ids of lectures that the learner marks as done. */
  readonly done: readonly string[];
  /** Where to resume. */
  readonly position: { readonly lectureId: string; readonly seconds: number } | null;
}
