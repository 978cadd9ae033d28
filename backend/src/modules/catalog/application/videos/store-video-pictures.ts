import { Injectable } from '@nestjs/common';
import { Files } from '../../../../platform/application/files.js';
import { storyboardFor, storyboardVtt } from '../../domain/storyboard.js';
import type { Video } from '../../domain/video.js';
import { ChangeVideo } from './change-video.js';
import type { SourceAtWork } from './transcoder.js';
import { storyboardKey, videoPosterKey } from '../../domain/video-files.js';

/** Gives a video the still pictures it lacks; one of which none can be made goes without. */
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

  /** Returns the video as it is then. */
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
