import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Video } from '../../domain/video.js';
import { Videos } from '../../domain/videos.js';
import { videoSourceKey } from '../../domain/video-files.js';

export interface ReceivedUpload {
  /** Chosen by whoever stored the upload, under `videoSourceKey(videoId)`. */
  readonly videoId: string;
  readonly lectureId: string;
  readonly courseId: string;
  /** Bytes stored. */
  readonly size: number;
}

/** Takes note of an upload that is stored whole, so that it gets processed. */
@Injectable()
export class ReceiveVideo {
  constructor(
    private readonly videos: Videos,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's unit of work. @throws UnplayableSource when the upload is empty */
  async execute({ videoId, lectureId, courseId, size }: ReceivedUpload): Promise<void> {
    const sourceKey = videoSourceKey(videoId);
    const at = this.clock.now();
    await this.videos.save(
      Video.receive({ id: videoId, lectureId, courseId, sourceKey, size, at }),
    );
  }
}
