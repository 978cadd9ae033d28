import type { Readable } from 'node:stream';
import type { Storyboard } from '../../domain/videos/storyboard.js';
import type { Rung } from '../../domain/videos/video-ladder.js';
import type { SourceFacts } from '../../domain/videos/video-source.js';

interface MadeFile {
  /** Relative to the rendition's folder: `init.mp4`, `segment-0.m4s`. */
  readonly name: string;
  /** Valid until the next segment is requested. */
  open(): Readable;
}

/** The init segment, which players load before the segments that follow it. */
export interface MadeInit extends MadeFile {
  /** An RFC 6381 string. */
  readonly codecs: string;
}

export interface MadeSegment extends MadeFile {
  /** The name of its rung. */
  readonly rung: string;
  readonly seconds: number;
  readonly bytes: number;
  /** Null if the previous one still applies. */
  readonly init: MadeInit | null;
}

/** The segments that an earlier attempt stored; the rendition continues after them. */
export interface KeptSegments {
  readonly count: number;
  readonly seconds: number;
  /** The content of the last init segment; null without segments. */
  readonly init: Buffer | null;
}

/** A rung to make, and what is stored of it already. */
export interface RungOrder {
  readonly rung: Rung;
  readonly kept: KeptSegments;
}

/** A source in its own working directory, processed step by step. */
export interface SourceAtWork {
  readonly facts: SourceFacts;

  /** False if there is no encoder: then only the original is available, and the methods below must not be called. */
  readonly encodes: boolean;

  /** Whether several rungs can be made in one pass over the source; otherwise request them one by one. */
  readonly makesSeveral: boolean;

  /** Whether poster and storyboard are drawn in the same pass as the sizes: request them afterwards. */
  readonly drawsAlong: boolean;

  /** A JPEG of a representative moment, or null if none could be made. */
  poster(): Promise<Buffer | null>;

  /** The thumbnails of a storyboard as one JPEG, or null if none could be made. */
  storyboard(board: Storyboard): Promise<Buffer | null>;

  /**
   * Makes the missing part of the rungs as HLS with fMP4 segments, H.264 and AAC (mono or stereo), and reports progress
   * from 0 to 100. Each segment is yielded once it is complete, in order within its rung. Request copied rungs
   * separately.
   */
  renditions(
    orders: readonly RungOrder[],
    onProgress: (percent: number) => void,
  ): AsyncIterable<MadeSegment>;

  /** Stops running work and deletes the working directory. */
  close(): Promise<void>;
}

/** An educator's upload, to be read once; its chunks are given up to the reader. */
export interface UploadToCopy extends AsyncIterable<Buffer> {
  /** Bytes, if known in advance. */
  readonly size?: number;
  /** Puts it at a local path instead, if that is possible without copying; it stays there as it is. */
  placeAt?(path: string): Promise<boolean>;
}

/** Turns untrusted uploads into renditions that every browser plays. */
export abstract class Transcoder {
  /**
   * Takes the upload, as a copy or a link that nobody changes, and probes it; deletes what an earlier attempt at the
   * same video left behind. When the signal is aborted, work ends with its reason.
   * @throws UnplayableSource when no attempt can succeed, NotNow while there is no space for the copy
   */
  abstract open(videoId: string, upload: UploadToCopy, signal: AbortSignal): Promise<SourceAtWork>;
}
