/** Lectures are divided into this many parts of equal length, to show where learners stop. */
export const STOP_PARTS = 10;

export interface LectureAudience {
  readonly lectureId: string;
  /** Learners who watched some of it or marked it as done. */
  readonly watched: number;
  readonly done: number;
  /** How many learners who are not done stopped in each part, from the first part on. */
  readonly stops: readonly number[];
}

export interface CourseAudience {
  /** The number of learners counted. */
  readonly learners: number;
  readonly lectures: ReadonlyMap<string, LectureAudience>;
}

interface MeasuredLecture {
  readonly lectureId: string;
  readonly durationSeconds: number | null;
}

/** Anonymous statistics about a course's learners. */
export abstract class AudienceView {
  /** Counts the newest active learners, at most `limit`, so that large courses take no longer. */
  abstract of(
    courseId: string,
    lectures: readonly MeasuredLecture[],
    limit: number,
  ): Promise<CourseAudience>;
}
