/** What an educator's videos take up. */
export abstract class StoredBytes {
  /** Of all uploads that became videos and are kept; bytes. */
  abstract ofEducator(userId: string): Promise<number>;
}
