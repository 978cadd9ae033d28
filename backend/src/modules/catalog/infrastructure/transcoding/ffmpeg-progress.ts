/** Parses ffmpeg's `-progress` output: blocks of `key=value` lines. */
export class FfmpegProgress {
  private _frames = 0;
  private _seconds = 0;

  /** @param before seconds made by earlier runs */
  constructor(private readonly before = 0) {}

  /** Pictures written so far. */
  get frames(): number {
    return this._frames;
  }

  /** The position in the video. */
  get seconds(): number {
    return this._seconds;
  }

  /** Parses a line; true at the end of a block. */
  read(line: string): boolean {
    const [key, value = ''] = line.split('=', 2);
    if (key === 'frame') this._frames = Number(value) || 0;
    // Despite its name, the value is in microseconds in every version.
    if (key === 'out_time_ms') this._seconds = Math.max(this._seconds, Number(value) / 1e6 || 0);
    return key === 'progress';
  }

  /** 0 to 99: only stored output counts as done. */
  percentOf(totalSeconds: number): number {
    const part = totalSeconds > 0 ? (this.before + this._seconds) / totalSeconds : 0;
    return Math.min(99, Math.floor(part * 100));
  }
}
