import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Video } from '../../domain/videos/video.js';
import { Videos } from '../../domain/videos/videos.js';
import { videoSourceKey } from '../../domain/videos/video-files.js';

export interface ReceivedUpload {
  /** Chosen when the upload was stored, under `videoSourceKey(videoId)`. */
  readonly videoId: string;
  readonly lectureId: string;
  readonly courseId: string;
  /** Bytes stored. */
  readonly size: number;
}

/** Registers a completely stored upload for processing. */
@Injectable()
export class ReceiveVideo {
  constructor(
    private readonly videos: Videos,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's transaction. @throws UnplayableSource when the upload is empty */
  async execute({ videoId, lectureId, courseId, size }: ReceivedUpload): Promise<void> {
    const sourceKey = videoSourceKey(videoId);
    const at = this.clock.now();
    await this.videos.save(
      Video.receive({ id: videoId, lectureId, courseId, sourceKey, size, at }),
    );
  }
}
