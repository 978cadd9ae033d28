import { Injectable } from '@nestjs/common';
import {
  type Aftermath,
  type Delivery,
  Subscriber,
} from '../../../../platform/application/subscriber.js';
import { FailVideo } from '../../application/videos/fail-video.js';
import { TakeTurn } from '../../application/videos/take-turn.js';
import { TranscodeVideo } from '../../application/videos/transcode-video.js';
import { VideoUploaded } from '../../domain/videos/video-facts.js';

@Injectable()
export class TranscodeVideoOnUpload extends Subscriber<{ readonly videoId: string }> {
  readonly name = 'catalog.transcode-video';
  readonly fact = VideoUploaded;
  // Hours of work cannot be one transaction; each step of it is one.
  override readonly marks = 'afterwards';
  // Some eighteen minutes: if a store outage made the video fail, the educator would have to upload gigabytes again.
  override readonly maxAttempts = 12;
  // One encoder already keeps every core busy.
  override readonly concurrency = 1;
  // Videos uploaded together wait for their turn: ADR 47.
  override readonly lateAfterSeconds = 3_600;

  constructor(
    private readonly transcodeVideo: TranscodeVideo,
    private readonly failVideo: FailVideo,
    private readonly takeTurn: TakeTurn,
  ) {
    super();
  }

  async handle(
    { videoId }: { readonly videoId: string },
    { signal, attempt }: Delivery,
  ): Promise<void> {
    await this.takeTurn.execute(videoId, () =>
      this.transcodeVideo.execute(videoId, signal, attempt),
    );
  }

  override async giveUp({ videoId }: { readonly videoId: string }): Promise<Aftermath> {
    await this.failVideo.execute(
      videoId,
      'The video could not be processed. Please upload it again.',
    );
    return 'dead letter';
  }
}
