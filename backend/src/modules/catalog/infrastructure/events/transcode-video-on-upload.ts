import { Injectable } from '@nestjs/common';
import {
  type Aftermath,
  type Delivery,
  Subscriber,
} from '../../../../platform/application/subscriber.js';
import { FailVideo } from '../../application/videos/fail-video.js';
import { TranscodeVideo } from '../../application/videos/transcode-video.js';
import { VideoUploaded } from '../../domain/video-facts.js';

@Injectable()
export class TranscodeVideoOnUpload extends Subscriber<{ readonly videoId: string }> {
  readonly name = 'catalog.transcode-video';
  readonly fact = VideoUploaded;
  // Hours of work cannot be one transaction; each step of it is one.
  override readonly marks = 'afterwards';
  // Some eighteen minutes: to send gigabytes again for a store that was away would be the educator's work.
  override readonly maxAttempts = 12;
  // One encoder already keeps every core busy.
  override readonly concurrency = 1;
  // So those that were uploaded together wait for their turn.
  override readonly lateAfterSeconds = 3_600;

  constructor(
    private readonly transcodeVideo: TranscodeVideo,
    private readonly failVideo: FailVideo,
  ) {
    super();
  }

  async handle(
    { videoId }: { readonly videoId: string },
    { signal, attempt }: Delivery,
  ): Promise<void> {
    await this.transcodeVideo.execute(videoId, signal, attempt);
  }

  override async giveUp({ videoId }: { readonly videoId: string }): Promise<Aftermath> {
    await this.failVideo.execute(
      videoId,
      'The video could not be processed. Please upload it again.',
    );
    return 'dead letter';
  }
}
