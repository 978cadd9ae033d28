/** A language that a lecture can be read along in. */
export interface CaptionTrack {
  readonly lectureId: string;
  /** As in BCP 47. */
  readonly language: string;
}

/** Reads of captions, without the domain. */
export abstract class CaptionsView {
  /** The tracks of each lecture by lecture id, languages in alphabetical order. */
  abstract tracksOf(
    lectureIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly CaptionTrack[]>>;

  /** The WebVTT texts of the lectures, in all languages; of long ones the beginning, of very many the first. */
  abstract textsOf(lectureIds: readonly string[]): Promise<string[]>;

  /** The WebVTT text, or null. */
  abstract text(lectureId: string, language: string): Promise<string | null>;
}
