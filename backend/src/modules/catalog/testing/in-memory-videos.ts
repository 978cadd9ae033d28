import type { Video } from '../domain/videos/video.js';
import { Videos } from '../domain/videos/videos.js';
import type { Fact } from '../../../platform/domain/fact.js';

/** Videos in memory; keeps the facts saved with them. */
export class InMemoryVideos extends Videos {
  readonly facts: Fact[] = [];
  private readonly byId = new Map<string, Video>();

  private isAway = false;

  /** Makes the next change fail. */
  failNextLock(): void {
    this.isAway = true;
  }

  get all(): readonly Video[] {
    return [...this.byId.values()];
  }

  async find(id: string): Promise<Video | null> {
    return this.byId.get(id) ?? null;
  }

  async lock(id: string): Promise<Video | null> {
    const isAway = this.isAway;
    this.isAway = false;
    if (isAway) throw new Error('connection lost');
    return this.find(id);
  }

  async ofLecture(lectureId: string): Promise<Video[]> {
    return [...this.byId.values()]
      .filter((video) => video.lectureId === lectureId && video.status !== 'discarded')
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }

  async retiredOf(courseId: string): Promise<Video[]> {
    return [...this.byId.values()].filter(
      (video) => video.courseId === courseId && video.discardedAt !== null,
    );
  }

  async discardedBefore(moment: Date): Promise<string[]> {
    return [...this.byId.values()]
      .filter(({ discardedAt }) => discardedAt !== null && discardedAt < moment)
      .map(({ id }) => id);
  }

  async save(...videos: Video[]): Promise<void> {
    for (const video of videos) {
      this.byId.set(video.id, video);
      this.facts.push(...video.pullFacts());
    }
  }

  async forget(id: string): Promise<void> {
    this.byId.delete(id);
  }
}
