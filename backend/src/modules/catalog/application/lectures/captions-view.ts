/** A language that a lecture has captions in. */
export interface CaptionTrack {
  readonly lectureId: string;
  /** A BCP 47 tag. */
  readonly language: string;
}

/** The read model of captions. */
export abstract class CaptionsView {
  /** The tracks of each lecture by lecture id, ordered by language. */
  abstract tracksOf(
    lectureIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly CaptionTrack[]>>;

  /** The WebVTT texts of the lectures in all languages; long texts are cut, and their number is limited. */
  abstract textsOf(lectureIds: readonly string[]): Promise<string[]>;

  /** The WebVTT text, or null. */
  abstract text(lectureId: string, language: string): Promise<string | null>;
}
