import { ladderFor, type LadderSource, type Rung } from './video-ladder.js';

/** The data by which players choose a rendition. */
export interface StreamFacts {
  /** Bits per second of the heaviest segment, audio included. */
  readonly bandwidth: number;
  /** Bits per second over the whole length. */
  readonly averageBandwidth: number;
  /** An RFC 6381 string: `avc1.4d401f,mp4a.40.2`. */
  readonly codecs: string;
}

/** The properties of a finished rendition. */
export interface RenditionResult extends StreamFacts {
  readonly segments: number;
  /** Init segments besides `init.mp4`, from attempts whose encoder was set up differently; absent for none. */
  readonly laterInits?: readonly string[];
}

/** A rung of the ladder, in progress or finished. */
export interface Rendition extends Rung {
  /** Known once its first segments are stored; absent before. */
  readonly begun?: StreamFacts;
  /** The stored bytes, as last recorded; absent before that, and for renditions made before sizes were recorded. */
  readonly bytes?: number;
  readonly result: RenditionResult | null;
}

export interface FinishedRendition extends Rung {
  readonly result: RenditionResult;
}

export interface WatchableRendition extends Rung {
  readonly stream: StreamFacts;
}

export function isFinished(rendition: Rendition): rendition is Rendition & FinishedRendition {
  return rendition.result !== null;
}

/** The renditions to make from a source, smallest first; existing ones stay as they are. */
export function planFor(source: LadderSource, made: readonly Rendition[] = []): Rendition[] {
  const before = new Map(made.map((rendition) => [rendition.name, rendition]));
  return ladderFor(source).map((rung) => before.get(rung.name) ?? { ...rung, result: null });
}

/** The rendition as planned, without what was made of it. */
export function toBeginAnew({ name, width, height, copied }: Rendition): Rendition {
  return { name, width, height, ...(copied && { copied }), result: null };
}

/** The playable renditions: the finished ones or, while there are none, those still growing. */
export function watchable(renditions: readonly Rendition[]): WatchableRendition[] {
  const finished = renditions.filter(isFinished);
  if (finished.length > 0) return finished.map((one) => ({ ...rungOf(one), stream: one.result }));
  return renditions.flatMap((one) => (one.begun ? [{ ...rungOf(one), stream: one.begun }] : []));
}

/** Up to this length, all sizes are finished before anybody has waited long. */
const SOON_DONE_SECONDS = 600;
const SMALL_SIDE = 360;

/**
 * The renditions to make next, with one pass over the source; empty when all are made. Copied ones come first, because
 * they cost next to nothing. For long videos, the small sizes are finished before the large ones are begun.
 */
export function nextToMake(
  renditions: readonly Rendition[],
  { isReady, seconds }: { readonly isReady: boolean; readonly seconds: number },
): readonly Rendition[] {
  const waiting = renditions.filter((rendition) => !isFinished(rendition));
  const copied = waiting.filter((rendition) => rendition.copied);
  if (copied.length > 0) return copied;
  const small = waiting.filter(({ width, height }) => Math.min(width, height) <= SMALL_SIDE);
  const isInHaste = !isReady && seconds > SOON_DONE_SECONDS && small.length > 0;
  return isInHaste ? small : waiting;
}

function rungOf({ name, width, height }: Rung): Rung {
  return { name, width, height };
}
