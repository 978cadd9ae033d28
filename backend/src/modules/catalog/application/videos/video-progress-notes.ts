import type { Clock } from '../../../../platform/application/clock.js';
import type { VideoProgressBoard } from './video-progress-board.js';

const PAUSE_MS = 1_000;

/** Forwards percentages to the board, at most one per second and one at a time. */
export class VideoProgressNotes {
  private lastAt = Number.NEGATIVE_INFINITY;
  private lastPercent = -1;
  private writing: Promise<void> | null = null;
  private wanted = true;

  constructor(
    private readonly board: VideoProgressBoard,
    private readonly clock: Clock,
    private readonly videoId: string,
    private readonly rung: string,
  ) {}

  note(percent: number): void {
    const now = this.clock.now().getTime();
    if (this.writing || percent === this.lastPercent || now - this.lastAt < PAUSE_MS) return;
    this.lastAt = now;
    this.lastPercent = percent;
    this.writing = this.board
      .note(this.videoId, { name: this.rung, percent })
      .then((isWanted) => {
        this.wanted = isWanted;
      })
      // A failure to write progress must not end hours of work.
      .catch(() => undefined)
      .finally(() => {
        this.writing = null;
      });
  }

  /** Whether the video was still wanted at the last write to the board. */
  get isWanted(): boolean {
    return this.wanted;
  }

  /** Resolves when no write is pending. */
  async settled(): Promise<void> {
    await this.writing;
  }
}
