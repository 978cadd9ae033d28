import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED, where } from '../../../../platform/infrastructure/database/mapped.js';
import type { Video } from '../../domain/videos/video.js';
import { Videos } from '../../domain/videos/videos.js';
import { VideoMapping } from './video-mapping.js';

const ROUND = 100;

@Injectable()
export class MikroVideos extends Videos {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
  ) {
    super();
  }

  find(id: string): Promise<Video | null> {
    return this.database.em.findOne(VideoMapping, { id });
  }

  lock(id: string): Promise<Video | null> {
    return this.database.em.findOne(VideoMapping, { id }, LOCKED);
  }

  ofLecture(lectureId: string): Promise<Video[]> {
    return this.database.em.find(
      VideoMapping,
      { $and: [{ lectureId }, where<Video>({ _status: { $ne: 'discarded' } })] },
      { orderBy: { createdAt: 'desc', id: 'desc' }, ...LOCKED },
    );
  }

  retiredOf(courseId: string): Promise<Video[]> {
    return this.database.em.find(
      VideoMapping,
      { $and: [{ courseId }, where<Video>({ _discardedAt: { $ne: null } })] },
      { orderBy: { id: 'asc' }, ...LOCKED },
    );
  }

  async discardedBefore(moment: Date): Promise<string[]> {
    const videos = await this.database.em.find(
      VideoMapping,
      where<Video>({ _discardedAt: { $lt: moment } }),
      { orderBy: { id: 'asc' }, limit: ROUND },
    );
    return videos.map(({ id }) => id);
  }

  save(...videos: Video[]): Promise<void> {
    return this.store.save(...videos);
  }

  async forget(id: string): Promise<void> {
    await this.database.em.nativeDelete(VideoMapping, { id });
  }
}
