import { Injectable } from '@nestjs/common';
import { Files } from '../../../../platform/application/files.js';
import { storyboardFor, storyboardVtt } from '../../domain/videos/storyboard.js';
import type { Video } from '../../domain/videos/video.js';
import { ChangeVideo } from './change-video.js';
import type { SourceAtWork } from './transcoder.js';
import { storyboardKey, videoPosterKey } from '../../domain/videos/video-files.js';

/** Makes a video's missing still pictures; if one cannot be made, the video goes without it. */
@Injectable()
export class StoreVideoPictures {
  constructor(
    private readonly files: Files,
    private readonly change: ChangeVideo,
  ) {}

  async execute(video: Video, source: SourceAtWork): Promise<void> {
    await this.poster(video, source);
    await this.storyboard(video, source);
  }

  /** Returns the updated video. */
  async poster(video: Video, source: SourceAtWork): Promise<Video> {
    const poster = video.posterKey ? null : await source.poster();
    if (!poster) return video;
    const key = videoPosterKey(video.id);
    await this.files.write(key, poster);
    return this.change.execute(video.id, (fresh) => fresh.attachPoster(key));
  }

  private async storyboard(video: Video, source: SourceAtWork): Promise<void> {
    const { width, height, durationSeconds } = source.facts;
    if (video.hasStoryboard || !width || !height || !durationSeconds) return;
    const board = storyboardFor({ width, height, durationSeconds });
    const pictures = await source.storyboard(board);
    if (!pictures) return;
    const vtt = Buffer.from(storyboardVtt(board, durationSeconds));
    await this.files.write(storyboardKey(video.id, 'storyboard.jpg'), pictures);
    await this.files.write(storyboardKey(video.id, 'storyboard.vtt'), vtt);
    await this.change.execute(video.id, (fresh) => fresh.attachStoryboard());
  }
}
