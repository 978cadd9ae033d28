/** What an educator's videos take up. */
export abstract class StoredBytes {
  /** Of all uploads that became videos and are kept, those of lectures just removed among them, and of those under way but for the lecture's, as announced; bytes. */
  abstract ofEducator(userId: string, butLectureId: string | null): Promise<number>;
}
