import type { Readable } from 'node:stream';
import type { Storyboard } from '../../domain/storyboard.js';
import type { Rung } from '../../domain/video-ladder.js';
import type { SourceFacts } from '../../domain/video-source.js';

interface MadeFile {
  /** Relative to the rendition: `init.mp4`, `segment-0.m4s`. */
  readonly name: string;
  /** Good until the next segment is asked for. */
  open(): Readable;
}

/** What players read before the segments that follow it. */
export interface MadeInit extends MadeFile {
  /** As in RFC 6381. */
  readonly codecs: string;
}

export interface MadeSegment extends MadeFile {
  /** The name of its rung. */
  readonly rung: string;
  readonly seconds: number;
  readonly bytes: number;
  /** Null where the one before is still good. */
  readonly init: MadeInit | null;
}

/** What an earlier attempt at a rendition stored; it goes on behind that. */
export interface KeptSegments {
  readonly count: number;
  readonly seconds: number;
  /** The content of the last init; null when there are no segments. */
  readonly init: Buffer | null;
}

/** A rung to make, and what there is of it. */
export interface RungOrder {
  readonly rung: Rung;
  readonly kept: KeptSegments;
}

/** A source lying in a working place of its own, to be worked on step by step. */
export interface SourceAtWork {
  readonly facts: SourceFacts;

  /** False where no encoder was found: then the original is all there is, and the methods below must not be called. */
  readonly encodes: boolean;

  /** Whether several rungs are made with one reading of the source; otherwise they are to be asked for one by one. */
  readonly makesSeveral: boolean;

  /** Whether poster and storyboard are drawn along with the sizes: they are to be asked for once these are made. */
  readonly drawsAlong: boolean;

  /** A JPEG of a telling moment, or null when none could be made. */
  poster(): Promise<Buffer | null>;

  /** The pictures of a storyboard as one JPEG, or null when none could be made. */
  storyboard(board: Storyboard): Promise<Buffer | null>;

  /**
   * Makes what is missing of the rungs as HLS with fMP4 segments, H.264 and stereo AAC, telling percents from 0 to 100
   * on the way. Each segment comes as soon as it is whole, those of one rung in order. Copied rungs come alone.
   */
  renditions(
    orders: readonly RungOrder[],
    onProgress: (percent: number) => void,
  ): AsyncIterable<MadeSegment>;

  /** Ends what still runs and empties the working place. */
  close(): Promise<void>;
}

/** What an educator sent, read once. */
export interface UploadToCopy extends AsyncIterable<Buffer> {
  /** Bytes, where that is known beforehand. */
  readonly size?: number;
}

/** Turns untrusted uploads into renditions every browser plays. */
export abstract class Transcoder {
  /**
   * Takes a private copy of the upload and looks into it; what an earlier attempt at the same video left behind is thrown away.
   * Work ends with the signal's reason once it is aborted.
   * @throws UnplayableSource when no attempt will ever succeed, NotNow while there is no room for the copy
   */
  abstract open(videoId: string, upload: UploadToCopy, signal: AbortSignal): Promise<SourceAtWork>;
}
