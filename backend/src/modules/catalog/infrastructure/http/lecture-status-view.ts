import { z } from 'zod';
import { statusForClients } from '../../application/lectures/lecture-details.js';
import type { LectureStatusView } from '../../application/lectures/show-lecture-status.js';
import { VideoStatus } from './lecture-view.js';

const OpenUpload = z
  .object({
    uploadId: z.string(),
    fileName: z.string(),
    size: z.int().meta({ description: 'Size in bytes.' }),
    received: z.int().meta({ description: 'Bytes received so far; continue sending from there.' }),
  })
  .meta({ id: 'OpenUpload' });

export const LectureStatus = z
  .object({
    _id: z.string(),
    videoStatus: VideoStatus,
    percent: z.int().min(0).max(100).meta({
      description:
        'Progress of all renditions together; a ready video may still be getting more of them.',
    }),
    isPlayable: z.boolean().meta({
      description:
        'Whether it can be watched, either completely or already while it is being processed.',
      example: true,
    }),
    queuePlace: z
      .int()
      .nullable()
      .meta({ description: 'While it waits: how many videos are ahead of it.' }),
    renditions: z.array(z.object({ height: z.int(), percent: z.int().min(0).max(100) })),
    failureReason: z.string().nullable(),
    upload: OpenUpload.nullable().meta({
      description: 'A resumable upload that has not become a video yet.',
    }),
  })
  .meta({ id: 'LectureStatus' });

export function presentStatus(
  lectureId: string,
  { video, upload }: LectureStatusView,
): z.infer<typeof LectureStatus> {
  return {
    _id: lectureId,
    videoStatus: statusForClients(video),
    percent: video?.percent ?? 0,
    isPlayable: video?.isPlayable ?? false,
    queuePlace: video?.ahead ?? null,
    // A rung is named after its shorter side, `720p`, which people call its height.
    renditions: (video?.rungs ?? []).map(({ name, percent }) => ({
      height: Number.parseInt(name, 10),
      percent,
    })),
    failureReason: video?.reason ?? null,
    upload: upload && {
      uploadId: upload.uploadId,
      fileName: upload.fileName,
      size: upload.size,
      received: upload.received,
    },
  };
}

/** Whether nothing is in progress: no upload, no queued video, no transcoding. */
export function isSettled(status: z.infer<typeof LectureStatus>): boolean {
  if (status.upload) return false;
  if (status.videoStatus === 'ready') return status.percent === 100;
  return status.videoStatus === 'none' || status.videoStatus === 'failed';
}
