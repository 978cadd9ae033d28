/** Thumbnails of a video in one large picture, shown while viewers seek. */
export interface Storyboard {
  /** Seconds from one thumbnail to the next. */
  readonly every: number;
  readonly columns: number;
  readonly rows: number;
  /** Pixels of each thumbnail. */
  readonly width: number;
  readonly height: number;
}

const LONGER_SIDE = 160;
const COLUMNS = 10;
const MAX_PICTURES = 100;
const SHORTEST_STEP = 2;

/** At most a hundred thumbnails, at least two seconds apart, in the video's aspect ratio. */
export function storyboardFor(video: {
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
}): Storyboard {
  const every = Math.max(SHORTEST_STEP, Math.ceil(video.durationSeconds / MAX_PICTURES));
  const count = Math.max(1, Math.ceil(video.durationSeconds / every));
  const scale = LONGER_SIDE / Math.max(video.width, video.height);
  const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);
  return {
    every,
    columns: Math.min(COLUMNS, count),
    rows: Math.ceil(count / COLUMNS),
    width: even(video.width * scale),
    height: even(video.height * scale),
  };
}

/** WebVTT that tells players which part of `storyboard.jpg` belongs to which time. */
export function storyboardVtt(board: Storyboard, durationSeconds: number): string {
  const cues: string[] = [];
  for (let index = 0; index * board.every < durationSeconds; index += 1) {
    const [from, to] = [index * board.every, Math.min((index + 1) * board.every, durationSeconds)];
    const x = (index % board.columns) * board.width;
    const y = Math.floor(index / board.columns) * board.height;
    const place = `${x},${y},${board.width},${board.height}`;
    cues.push(`${clock(from)} --> ${clock(to)}\nstoryboard.jpg#xywh=${place}`);
  }
  return ['WEBVTT', ...cues, ''].join('\n\n');
}

function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const clockwise = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map(two).join(':');
  return `${clockwise}.${String(ms % 1000).padStart(3, '0')}`;
}
