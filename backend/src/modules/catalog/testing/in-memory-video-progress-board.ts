import { VideoProgressBoard } from '../application/videos/video-progress-board.js';
import type { CurrentRung } from '../domain/video-progress.js';

/** Keeps all news in the order they came. */
export class InMemoryVideoProgressBoard extends VideoProgressBoard {
  readonly news: (CurrentRung | null)[] = [];

  async note(_videoId: string, current: CurrentRung | null): Promise<void> {
    this.news.push(current);
  }
}
