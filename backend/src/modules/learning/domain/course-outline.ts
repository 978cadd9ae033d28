export interface OutlinedLecture {
  readonly lectureId: string;
  /** Seconds; null while there is no playable video, or when nobody could measure it. */
  readonly durationSeconds: number | null;
}

/** What a course consists of now, as far as progress depends on it. */
export interface CourseOutline {
  /** In the educator's order. */
  readonly lectures: readonly OutlinedLecture[];
}
