export interface Interval {
  from: number;
  to: number;
}

/** Longer gaps are seeks: a player at double speed in a throttled tab reports every two seconds. */
const LONGEST_STEP = 3;

/** Records which seconds of one video were really played. */
export class WatchRecorder {
  private running: Interval | null = null;
  private finished: Interval[] = [];

  /** Playback has reached this second. */
  advance(seconds: number): void {
    const step = this.running ? seconds - this.running.to : Infinity;
    if (!this.running || step < 0 || step > LONGEST_STEP) {
      this.interrupt();
      this.running = { from: seconds, to: seconds };
    } else this.running.to = seconds;
  }

  /** A seek: the next second does not continue the last one. */
  interrupt(): void {
    if (this.running && this.running.to > this.running.from) this.finished.push(this.running);
    this.running = null;
  }

  /** The intervals watched since the last call; playback may continue. */
  take(): Interval[] {
    const end = this.running?.to;
    this.interrupt();
    const taken = this.finished;
    this.finished = [];
    if (end !== undefined) this.running = { from: end, to: end };
    return taken;
  }
}
