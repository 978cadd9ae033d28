export interface EducatorBytes {
  /**
   * Kept uploads that became videos, with their renditions, including those of recently removed lectures; handouts; and
   * open uploads at their announced size.
   */
  readonly own: number;
  /** Videos and handouts of retired courses, which are kept only for their buyers. */
  readonly retired: number;
}

export interface BytesToCome {
  /** Bytes that open uploads of all educators announced and that have not arrived yet. */
  readonly bytes: number;
  /** The size of the largest video among these and those waiting to be copied and encoded; 0 without any. */
  readonly largest: number;
}

/** The space that videos and handouts take. */
export abstract class StoredBytes {
  /** Leaves out open uploads for the given lecture. */
  abstract ofEducator(userId: string, butLectureId: string | null): Promise<EducatorBytes>;

  /** The space of the course's educator. */
  abstract ofCourse(courseId: string): Promise<EducatorBytes>;

  /** The bytes still to be written, without open uploads for the given lecture. */
  abstract toCome(butLectureId: string | null): Promise<BytesToCome>;
}
