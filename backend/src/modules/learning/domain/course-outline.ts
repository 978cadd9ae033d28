export interface OutlinedLecture {
  readonly lectureId: string;
  /** Seconds; null while there is no playable video, or when its length could not be measured. */
  readonly durationSeconds: number | null;
}

/** The course's current lectures, as far as progress depends on them. */
export interface CourseOutline {
  /** In the educator's order. */
  readonly lectures: readonly OutlinedLecture[];
}
