/**
 * More than this and people would wait too long for the place they looked for. x264 left to itself, which is what most
 * recorders and editors do, puts them 250 pictures apart: 10.4 s at 24 a second.
 */
const MAX_SECONDS = 10.5;

/** Watches, line by line of `keyFrameArgs`, whether playing can begin anew often enough. */
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

  /** To be asked after the last line. */
  isFrequent(): boolean {
    this.note(this.end);
    return this.areFrequent && this.last !== null;
  }

  private note(at: number): void {
    if (at - (this.last ?? 0) > MAX_SECONDS) this.areFrequent = false;
  }
}
