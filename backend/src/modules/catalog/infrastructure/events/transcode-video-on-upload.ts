import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  type Aftermath,
  type Delivery,
  Subscriber,
} from '../../../../platform/application/subscriber.js';
import { Config } from '../../../../platform/infrastructure/config/config.js';
import { Log } from '../../../../platform/infrastructure/logging/log.js';
import { FailVideo } from '../../application/videos/fail-video.js';
import { Transcoder } from '../../application/videos/transcoder.js';
import { TranscodeVideo } from '../../application/videos/transcode-video.js';
import { VideoUploaded } from '../../domain/video-facts.js';

/** The start itself is not to wait for it. */
const PREPARE_AFTER_MS = 1_000;

@Injectable()
export class TranscodeVideoOnUpload
  extends Subscriber<{ readonly videoId: string }>
  implements OnApplicationBootstrap
{
  readonly name = 'catalog.transcode-video';
  readonly fact = VideoUploaded;
  // Hours of work cannot be one transaction; each step of it is one.
  override readonly marks = 'afterwards';
  override readonly maxAttempts = 6;
  // One encoder already keeps every core busy.
  override readonly concurrency = 1;

  constructor(
    private readonly transcodeVideo: TranscodeVideo,
    private readonly failVideo: FailVideo,
    private readonly transcoder: Transcoder,
    private readonly config: Config,
    private readonly log: Log,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (!this.config.runs('worker')) return;
    const prepare = () =>
      this.transcoder
        .prepare()
        .catch((err: unknown) => this.log.warn({ err }, 'the transcoder is not ready'));
    setTimeout(() => void prepare(), PREPARE_AFTER_MS).unref();
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
