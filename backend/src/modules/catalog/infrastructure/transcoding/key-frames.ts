/**
 * The maximum distance of key frames; with more, seeking would take too long. x264's default, used by most recorders
 * and editors, is 250 pictures: 10.4 s at 24 per second.
 */
const MAX_SECONDS = 10.5;

/** Checks, line by line of `keyFrameArgs`, whether key frames are frequent enough. */
export class KeyFrames {
  private last: number | null = null;
  private end = 0;
  private areFrequent = true;

  read(line: string): void {
    const [time = '', flags = ''] = line.split(',');
    const at = Number.parseFloat(time);
    if (!Number.isFinite(at)) return;
    this.end = Math.max(this.end, at);
    if (!flags.includes('K')) return;
    this.note(at);
    this.last = at;
  }

  /** Call after the last line. */
  isFrequent(): boolean {
    this.note(this.end);
    return this.areFrequent && this.last !== null;
  }

  private note(at: number): void {
    if (at - (this.last ?? 0) > MAX_SECONDS) this.areFrequent = false;
  }
}
