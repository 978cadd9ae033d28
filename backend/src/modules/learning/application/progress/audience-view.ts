/** A lecture is cut into so many parts of the same length, to say where people stop. */
export const STOP_PARTS = 10;

export interface LectureAudience {
  readonly lectureId: string;
  /** Who watched some of it or marked it as done. */
  readonly watched: number;
  readonly done: number;
  /** How many of those who are not done left off in each part, from the first on. */
  readonly stops: readonly number[];
}

export interface CourseAudience {
  /** How many learners this is about. */
  readonly learners: number;
  readonly lectures: ReadonlyMap<string, LectureAudience>;
}

interface MeasuredLecture {
  readonly lectureId: string;
  readonly durationSeconds: number | null;
}

/** What the learners of a course did, without saying who. */
export abstract class AudienceView {
  /** Over the newest active learners, at most `limit` of them, so that a large course costs no more than that. */
  abstract of(
    courseId: string,
    lectures: readonly MeasuredLecture[],
    limit: number,
  ): Promise<CourseAudience>;
}
