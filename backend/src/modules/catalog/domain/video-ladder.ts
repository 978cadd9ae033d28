/** One picture size the video is offered in. */
export interface Rung {
  /** The shorter side and a `p`, as people name sizes: `720p`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The pictures of the source are handed out as they are: it has this very size and every player reads it. */
  readonly copied?: boolean;
}

/** Shorter sides (144 for those who count their data), so that an upright video gets the same quality as a lying one. */
const STANDARD_SIDES = [144, 240, 360, 480, 720, 1080];
/** A source this much above the rung below gets a rung of its own size, lest writing on a screen become unreadable. */
const WORTH_ITS_OWN = 1.1;

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface LadderSource extends PictureSize {
  /** Whether its pictures can be handed out as they are. */
  readonly remuxable?: boolean;
}

/** The sizes to make, smallest first, none above the source. */
export function ladderFor(source: LadderSource): Rung[] {
  const shortSide = Math.min(source.width, source.height);
  const sides = STANDARD_SIDES.filter((side) => side <= shortSide);
  const top = sides.at(-1) ?? 0;
  const own = even(shortSide);
  if (top < (STANDARD_SIDES.at(-1) ?? 0) && shortSide >= top * WORTH_ITS_OWN) sides.push(own);
  const rungs = sides.map((side) => rungOf(source, side));
  if (source.remuxable !== true) return rungs;
  return rungs.map((rung) => (isSameSize(rung, source) ? { ...rung, copied: true } : rung));
}

function isSameSize(rung: PictureSize, source: PictureSize): boolean {
  return rung.width === source.width && rung.height === source.height;
}

function rungOf({ width, height }: PictureSize, side: number): Rung {
  const longSide = even((Math.max(width, height) * side) / Math.min(width, height));
  const [rungWidth, rungHeight] = width >= height ? [longSide, side] : [side, longSide];
  return { name: `${side}p`, width: rungWidth, height: rungHeight };
}

/** H.264 in 4:2:0 takes even sizes only; down, so that nothing grows above the source. */
function even(pixels: number): number {
  return Math.max(2, Math.floor(pixels / 2) * 2);
}
