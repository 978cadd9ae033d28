import { type CaptionTrack, CaptionsView } from '../application/lectures/captions-view.js';

interface KeptCaption extends CaptionTrack {
  readonly vtt: string;
}

/** Reads from a fixed list of captions. */
export class InMemoryCaptionsView extends CaptionsView {
  constructor(private readonly captions: readonly KeptCaption[] = []) {
    super();
  }

  async tracksOf(
    lectureIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly CaptionTrack[]>> {
    const tracks = this.of(lectureIds).map(({ lectureId, language }) => ({ lectureId, language }));
    return Map.groupBy(tracks, ({ lectureId }) => lectureId);
  }

  async textsOf(lectureIds: readonly string[]): Promise<string[]> {
    return this.of(lectureIds).map(({ vtt }) => vtt);
  }

  async text(lectureId: string, language: string): Promise<string | null> {
    const found = this.of([lectureId]).find((caption) => caption.language === language);
    return found?.vtt ?? null;
  }

  private of(lectureIds: readonly string[]): KeptCaption[] {
    return this.captions
      .filter(({ lectureId }) => lectureIds.includes(lectureId))
      .sort((one, other) => (one.language < other.language ? -1 : 1));
  }
}
