import { Injectable } from '@nestjs/common';
import { STORE_ATTEMPTS } from '../../../../platform/application/files.js';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { RemoveVideoFiles } from '../../application/videos/remove-video-files.js';
import { type VideoOfLecture, VideoSuperseded } from '../../domain/videos/video-facts.js';

@Injectable()
export class RemoveVideoFilesOnSuperseded extends Subscriber<VideoOfLecture> {
  readonly name = 'catalog.remove-superseded-video-files';
  readonly fact = VideoSuperseded;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = STORE_ATTEMPTS;

  constructor(private readonly removeVideoFiles: RemoveVideoFiles) {
    super();
  }

  async handle({ videoId }: VideoOfLecture): Promise<void> {
    await this.removeVideoFiles.execute(videoId);
  }
}
