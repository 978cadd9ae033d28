/** Files that a video, upload, handout or course in the database refers to. */
export interface ReferencedFiles {
  readonly id: string;
  readonly keys: readonly string[];
}

/** The files that the database refers to, for comparison with the store. */
export abstract class MediaReferences {
  /** Those of the ids that still have a row, whatever its state. */
  abstract known(
    kind: 'video' | 'upload' | 'handout' | 'thumbnail',
    ids: readonly string[],
  ): Promise<Set<string>>;

  /** The files required by everything that can be watched, continued or shown, one owner at a time. */
  abstract required(): AsyncIterable<ReferencedFiles>;

  /**
   * Whether what `required` returned for the id still holds, and its owner was not removed, replaced or canceled
   * meanwhile.
   */
  abstract stillRequires(id: string): Promise<boolean>;
}
