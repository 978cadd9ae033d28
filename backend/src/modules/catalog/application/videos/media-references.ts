/** Files that a stored video, upload or course stands for. */
export interface ReferencedFiles {
  readonly id: string;
  readonly keys: readonly string[];
}

/** What the database says about files, for comparing with the store. */
export abstract class MediaReferences {
  /** The ids among the given ones of which a row still answers, whatever its state. */
  abstract known(
    kind: 'video' | 'upload' | 'thumbnail',
    ids: readonly string[],
  ): Promise<Set<string>>;

  /** What must be there for everything that can be watched, gone on with or looked at; piece by piece. */
  abstract required(): AsyncIterable<ReferencedFiles>;

  /** Whether what `required` said of the id still holds, and its owner was not removed, replaced or canceled meanwhile. */
  abstract stillRequires(id: string): Promise<boolean>;
}
