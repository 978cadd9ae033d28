import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { where } from '../../../../platform/infrastructure/database/mapped.js';
import type { Video } from '../../domain/video.js';
import { Videos } from '../../domain/videos.js';
import { VideoMapping } from './video-mapping.js';

@Injectable()
export class MikroVideos extends Videos {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateStore,
  ) {
    super();
  }

  find(id: string): Promise<Video | null> {
    return this.em.findOne(VideoMapping, { id });
  }

  ofLecture(lectureId: string): Promise<Video[]> {
    return this.em.find(
      VideoMapping,
      { $and: [{ lectureId }, where<Video>({ _status: { $ne: 'discarded' } })] },
      { orderBy: { createdAt: 'desc', id: 'desc' } },
    );
  }

  save(...videos: Video[]): Promise<void> {
    return this.store.save(...videos);
  }

  async forget(id: string): Promise<void> {
    await this.em.nativeDelete(VideoMapping, { id });
  }
}
