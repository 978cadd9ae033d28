import type { Rung } from './video-ladder.js';

/** What a finished rendition turned out to be; players choose by it. */
export interface RenditionResult {
  /** Bits a second in the heaviest segment, audio included. */
  readonly bandwidth: number;
  /** Bits a second over the whole length. */
  readonly averageBandwidth: number;
  /** As in RFC 6381: `avc1.4d401f,mp4a.40.2`. */
  readonly codecs: string;
  readonly segments: number;
}

/** A rung of the ladder, on its way or finished. */
export interface Rendition extends Rung {
  readonly result: RenditionResult | null;
}

export interface FinishedRendition extends Rung {
  readonly result: RenditionResult;
}

export function isFinished(rendition: Rendition): rendition is FinishedRendition {
  return rendition.result !== null;
}
