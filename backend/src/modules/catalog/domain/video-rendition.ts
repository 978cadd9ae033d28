import { ladderFor, type LadderSource, type Rung } from './video-ladder.js';

/** What players choose a rendition by. */
export interface StreamFacts {
  /** Bits a second in the heaviest segment, audio included. */
  readonly bandwidth: number;
  /** Bits a second over the whole length. */
  readonly averageBandwidth: number;
  /** As in RFC 6381: `avc1.4d401f,mp4a.40.2`. */
  readonly codecs: string;
}

/** What a finished rendition turned out to be. */
export interface RenditionResult extends StreamFacts {
  readonly segments: number;
  /** Further starts besides `init.mp4`, of attempts whose encoder set things up differently; absent means none. */
  readonly laterInits?: readonly string[];
}

/** A rung of the ladder, on its way or finished. */
export interface Rendition extends Rung {
  /** Known from its first segments, once these are stored; absent before. */
  readonly begun?: StreamFacts;
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

/** What there is to make of a source, smallest first; what was made before stays what it is. */
export function planFor(source: LadderSource, made: readonly Rendition[] = []): Rendition[] {
  const before = new Map(made.map((rendition) => [rendition.name, rendition]));
  return ladderFor(source).map((rung) => before.get(rung.name) ?? { ...rung, result: null });
}

/** What can be watched: what is finished, or while nothing is, what grows. */
export function watchable(renditions: readonly Rendition[]): WatchableRendition[] {
  const finished = renditions.filter(isFinished);
  if (finished.length > 0) return finished.map((one) => ({ ...rungOf(one), stream: one.result }));
  return renditions.flatMap((one) => (one.begun ? [{ ...rungOf(one), stream: one.begun }] : []));
}

/** Up to this length all sizes are whole before anybody has waited long. */
const SOON_DONE_SECONDS = 600;
const SMALL_SIDE = 360;

/**
 * What to make next, with one reading of the source; empty when all is made. What is only copied comes first, for it
 * costs next to nothing. A long video gets its small sizes whole before the work on the large ones begins.
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
