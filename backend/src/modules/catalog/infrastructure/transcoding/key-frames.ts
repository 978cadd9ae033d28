/**
 * The maximum distance of key frames; with more, seeking would take too long. x264's default, used by most recorders
 * and editors, is 250 pictures: 10.4 s at 24 per second.
 */
const MAX_SECONDS = 10.5;

const TIME_BASE = /^#tb 0: (\d+)\/(\d+)$/;
/** The stream, times of decoding and showing, duration, bytes, checksum, and flags other than just that of a key frame. */
const PICTURE = /^0, *-?\d+, *(-?\d+), *\d+, *\d+, 0x[0-9a-f]{8}(?:, F=0x([0-9A-F]+))?/;
const IS_KEY = 1;

/** Checks whether key frames are frequent enough, from the lines of ffmpeg's `framecrc`. */
export class KeyFrames {
  private tick = 0;
  private last: number | null = null;
  private areFrequent = true;

  read(line: string): void {
    const [, over, under] = TIME_BASE.exec(line) ?? [];
    if (under) this.tick = Number(over) / Number(under);
    const [, time, flags = '1'] = PICTURE.exec(line) ?? [];
    if (time === undefined || !(Number.parseInt(flags, 16) & IS_KEY)) return;
    const at = Number(time) * this.tick;
    this.areFrequent &&= this.isNear(at);
    this.last = at;
  }

  /** Call after the last line. @param seconds the length of the video */
  isFrequent(seconds: number): boolean {
    return this.last !== null && this.areFrequent && this.isNear(seconds);
  }

  private isNear(at: number): boolean {
    return at - (this.last ?? 0) <= MAX_SECONDS;
  }
}
