export interface EducatorBytes {
  /** Of all uploads that became videos and are kept, those of lectures just removed among them, and of those under way, as announced. */
  readonly own: number;
  /** Of retired courses, which are there for their buyers alone. */
  readonly retired: number;
}

/** What an educator's videos take up. */
export abstract class StoredBytes {
  /** But for what is under way to the lecture. */
  abstract ofEducator(userId: string, butLectureId: string | null): Promise<EducatorBytes>;
}
