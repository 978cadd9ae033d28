import {
  type PlayableVideo,
  VideosView,
  type VideoStatusView,
} from '../application/videos/videos-view.js';
import type { Video } from '../domain/videos/video.js';
import type { InMemoryVideos } from './in-memory-videos.js';

/** Reads from the in-memory repository. */
export class InMemoryVideosView extends VideosView {
  constructor(private readonly videos: InMemoryVideos) {
    super();
  }

  async statusOf(lectureIds: readonly string[]): Promise<Map<string, VideoStatusView>> {
    const found = new Map<string, VideoStatusView>();
    for (const lectureId of lectureIds) {
      const [newest] = await this.videos.ofLecture(lectureId);
      if (newest && newest.status !== 'discarded')
        found.set(lectureId, {
          ...shared(newest),
          isPlayable: canBeWatched(newest),
          status: newest.status,
          percent: 0,
          rungs: [],
          ahead: null,
          reason: newest.reason,
        });
    }
    return found;
  }

  async playableOf(lectureIds: readonly string[]): Promise<Map<string, PlayableVideo>> {
    const found = new Map<string, PlayableVideo>();
    for (const lectureId of lectureIds) {
      const videos = (await this.videos.ofLecture(lectureId)).filter(canBeWatched);
      const shown = videos.find(({ status }) => status === 'ready') ?? videos[0];
      if (shown) found.set(lectureId, playable(shown));
    }
    return found;
  }

  async secondsOf(lectureIds: readonly string[]): Promise<Map<string, number | null>> {
    const videos = await this.playableOf(lectureIds);
    return new Map([...videos].map(([id, { durationSeconds }]) => [id, durationSeconds]));
  }

  async playable(videoId: string): Promise<PlayableVideo | null> {
    const video = await this.videos.find(videoId);
    return video && canBeWatched(video) ? playable(video) : null;
  }
}

function canBeWatched({ status, watchableRenditions }: Video): boolean {
  return status === 'ready' || (status === 'processing' && watchableRenditions.length > 0);
}

function shared(video: Video) {
  return {
    videoId: video.id,
    lectureId: video.lectureId,
    durationSeconds: video.source?.durationSeconds ?? null,
    hasPoster: video.posterKey !== null,
    originalQuality: video.originalQuality,
  };
}

function playable(video: Video): PlayableVideo {
  return {
    ...shared(video),
    courseId: video.courseId,
    width: video.source?.width ?? null,
    height: video.source?.height ?? null,
    originalType: video.originalQuality && video.source ? `video/${video.source.container}` : null,
    renditions: video.watchableRenditions,
    hasStoryboard: video.hasStoryboard,
  };
}
