export interface EducatorBytes {
  /** Of all uploads that became videos and are kept, those of lectures just removed among them, and of those under way, as announced. */
  readonly own: number;
  /** Of retired courses, which are there for their buyers alone. */
  readonly retired: number;
}

export interface BytesToCome {
  /** Announced by uploads of all educators that are under way, and not here yet. */
  readonly bytes: number;
  /** Size of the largest video among these and those that wait to be copied and encoded; 0 without any. */
  readonly largest: number;
}

/** What videos take up. */
export abstract class StoredBytes {
  /** But for what is under way to the lecture. */
  abstract ofEducator(userId: string, butLectureId: string | null): Promise<EducatorBytes>;

  /** What will be written besides what is there, but for what is under way to the lecture. */
  abstract toCome(butLectureId: string | null): Promise<BytesToCome>;
}
