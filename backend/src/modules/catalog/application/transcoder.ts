import type { Readable } from 'node:stream';
import type { Storyboard } from '../domain/storyboard.js';
import type { Rung } from '../domain/video-ladder.js';
import type { RenditionResult } from '../domain/video-rendition.js';
import type { SourceFacts } from '../domain/video-source.js';

export interface MadeFile {
  /** Relative to the rendition: `index.m3u8`, `init.mp4`, `segment-0.m4s`. */
  readonly name: string;
  open(): Readable;
}

/** A finished rendition, not yet stored. */
export interface MadeRendition {
  readonly result: RenditionResult;
  /** In the order of storing: the playlist comes last, so that it never names what is not there. */
  readonly files: readonly MadeFile[];
}

/** A source lying in a working place of its own, to be worked on step by step. */
export interface SourceAtWork {
  readonly facts: SourceFacts;

  /** False where no encoder was found: then the original is all there is, and the methods below must not be called. */
  readonly encodes: boolean;

  /** A JPEG of a telling moment, or null when none could be made. */
  poster(): Promise<Buffer | null>;

  /** The pictures of a storyboard as one JPEG, or null when none could be made. */
  storyboard(board: Storyboard): Promise<Buffer | null>;

  /** Makes one rung as HLS with fMP4 segments, H.264 and stereo AAC, telling percents from 0 to 100 on the way. */
  rendition(rung: Rung, onProgress: (percent: number) => void): Promise<MadeRendition>;

  /** Ends what still runs and empties the working place. */
  close(): Promise<void>;
}

/** Turns untrusted uploads into renditions every browser plays. */
export abstract class Transcoder {
  /**
   * Takes a private copy of the upload and looks into it; what an earlier attempt at the same video left behind is thrown away.
   * Work ends with the signal's reason once it is aborted.
   * @throws UnplayableSource when no attempt will ever succeed
   */
  abstract open(
    videoId: string,
    upload: AsyncIterable<Buffer>,
    signal: AbortSignal,
  ): Promise<SourceAtWork>;
}
