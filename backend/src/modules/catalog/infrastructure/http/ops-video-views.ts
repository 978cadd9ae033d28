import { z } from 'zod';
import { pageLimit } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { VIDEO_WORK, type VideoAtWork } from '../../application/videos/video-work.js';

export const VideoWorkQuery = z.object({
  state: z
    .enum(VIDEO_WORK, { error: `The state is one of ${VIDEO_WORK.join(', ')}.` })
    .default('failed')
    .meta({
      description: '`working` includes videos that already play while larger sizes are being made.',
      example: 'failed',
    }),
  limit: pageLimit({ most: 100, usual: 50 }),
});

export const OpsVideoView = z
  .object({
    _id: z.uuid(),
    lectureId: z.uuid(),
    courseId: z.uuid(),
    status: z.enum(['uploaded', 'probing', 'processing', 'ready', 'failed']),
    percent: z.int().min(0).max(100).meta({ example: 40 }),
    queuePlace: z
      .int()
      .nullable()
      .meta({ description: 'While it waits: how many videos are ahead of it.' }),
    failureReason: z.string().nullable().meta({ description: 'The text that the educator sees.' }),
    renditions: z.array(
      z.object({
        name: z.string().meta({ example: '720p' }),
        status: z.enum(['pending', 'processing', 'ready']),
        percent: z.int().min(0).max(100),
      }),
    ),
    durationSeconds: z.number().nullable(),
    size: z.int().meta({ description: 'Size of the upload in bytes.', example: 16049740 }),
    receivedAt: z.iso.datetime(),
  })
  .meta({ id: 'OpsVideo' });

export function presentVideo(video: VideoAtWork): z.infer<typeof OpsVideoView> {
  return {
    _id: video.videoId,
    lectureId: video.lectureId,
    courseId: video.courseId,
    status: video.status,
    percent: video.percent,
    queuePlace: video.ahead,
    failureReason: video.reason,
    renditions: video.rungs.map(({ name, status, percent }) => ({ name, status, percent })),
    durationSeconds: video.durationSeconds,
    size: video.size,
    receivedAt: video.receivedAt.toISOString(),
  };
}
