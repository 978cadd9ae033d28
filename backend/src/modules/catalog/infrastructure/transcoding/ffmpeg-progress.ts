/** Follows what ffmpeg tells with `-progress`: blocks of `key=value` lines. */
export class FfmpegProgress {
  private _frames = 0;
  private _seconds = 0;

  /** Seconds that were there before ffmpeg began. */
  constructor(private readonly before = 0) {}

  /** Pictures written so far. */
  get frames(): number {
    return this._frames;
  }

  /** Where in the video it is. */
  get seconds(): number {
    return this._seconds;
  }

  /** Takes a line in; true at the end of a block. */
  read(line: string): boolean {
    const [key, value = ''] = line.split('=', 2);
    if (key === 'frame') this._frames = Number(value) || 0;
    // Microseconds in spite of the name, in every version.
    if (key === 'out_time_ms') this._seconds = Math.max(this._seconds, Number(value) / 1e6 || 0);
    return key === 'progress';
  }

  /** 0 to 99: done is only what is stored. */
  percentOf(totalSeconds: number): number {
    const part = totalSeconds > 0 ? (this.before + this._seconds) / totalSeconds : 0;
    return Math.min(99, Math.floor(part * 100));
  }
}
