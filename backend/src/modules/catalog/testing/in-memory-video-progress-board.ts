import { VideoProgressBoard } from '../application/videos/video-progress-board.js';
import type { CurrentRung } from '../domain/videos/video-progress.js';
import { InMemoryVideos } from './in-memory-videos.js';

/** Keeps all progress in order, null for the end of the work. */
export class InMemoryVideoProgressBoard extends VideoProgressBoard {
  readonly news: (CurrentRung | null)[] = [];

  constructor(private readonly videos = new InMemoryVideos()) {
    super();
  }

  async note(videoId: string, current: CurrentRung): Promise<boolean> {
    this.news.push(current);
    const video = await this.videos.find(videoId);
    return video !== null && video.status !== 'discarded';
  }

  async clear(): Promise<void> {
    this.news.push(null);
  }
}
