import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { CatalogApi, type VideoPlace } from '../../../catalog/contract.js';
import { assertMayWatch } from '../../domain/playback-policy.js';
import { EnrollmentsView } from '../enrollments/enrollments-view.js';

export interface AuthorizePlaybackQuery {
  readonly userId: string;
  readonly videoId: string;
}

@Injectable()
export class AuthorizePlayback {
  constructor(
    private readonly catalog: CatalogApi,
    private readonly enrollments: EnrollmentsView,
  ) {}

  /** @throws NotFound, Forbidden */
  async execute({ userId, videoId }: AuthorizePlaybackQuery): Promise<VideoPlace> {
    const place = await this.catalog.placeOfVideo(videoId);
    if (!place) throw new NotFound();
    const { courseId } = place;
    const mine = await this.enrollments.activeAmong(userId, [courseId]);
    assertMayWatch(place, userId, mine.has(courseId));
    return place;
  }
}
