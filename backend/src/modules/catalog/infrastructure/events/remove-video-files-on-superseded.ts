import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { RemoveVideoFiles } from '../../application/videos/remove-video-files.js';
import { type VideoOfLecture, VideoSuperseded } from '../../domain/videos/video-facts.js';

@Injectable()
export class RemoveVideoFilesOnSuperseded extends Subscriber<VideoOfLecture> {
  readonly name = 'catalog.remove-superseded-video-files';
  readonly fact = VideoSuperseded;
  override readonly marks = 'afterwards';

  constructor(private readonly removeVideoFiles: RemoveVideoFiles) {
    super();
  }

  async handle({ videoId }: VideoOfLecture): Promise<void> {
    await this.removeVideoFiles.execute(videoId);
  }
}
