/** One picture size that the video is offered in. */
export interface Rung {
  /** The shorter side and a `p`: `720p`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The source's pictures are used without encoding: it has this size and every player can decode it. */
  readonly copied?: boolean;
}

/** Shorter sides (144 for viewers who save data), so that upright and landscape videos get the same quality. */
const STANDARD_SIDES = [144, 240, 360, 480, 720, 1080];
/**
 * A source larger than the next lower rung by this factor gets a rung of its own size, to keep text on screens
 * readable.
 */
const WORTH_ITS_OWN = 1.1;

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface LadderSource extends PictureSize {
  /** Whether its pictures can be used without encoding. */
  readonly remuxable?: boolean;
}

/** The sizes to make, smallest first, none larger than the source. */
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

/** H.264 in 4:2:0 requires even sizes; rounds down, so that nothing exceeds the source. */
function even(pixels: number): number {
  return Math.max(2, Math.floor(pixels / 2) * 2);
}
