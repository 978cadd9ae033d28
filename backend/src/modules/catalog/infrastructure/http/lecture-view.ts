import { z } from 'zod';
import type { LectureView } from '../../application/courses/courses-view.js';
import type { LectureOverview } from '../../application/courses/course-overviews.js';
import type { LectureDetail } from '../../application/lectures/lecture-details.js';
import type { PlayableVideo } from '../../application/videos/videos-view.js';
import { CaptionTrack, presentCaption } from './caption-view.js';
import { Handouts, presentHandout } from './handout-view.js';

export const VideoStatus = z
  .enum(['none', 'uploaded', 'processing', 'ready', 'failed'])
  .meta({ id: 'VideoStatus' });

const sectionTitle = z.string().optional().meta({
  description: 'Present if a section begins with this lecture: its title.',
  example: 'Before the shift',
});

export const LectureSummary = z
  .object({
    _id: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
    lectureTitle: z.string().meta({ example: 'The first shift' }),
    sectionTitle,
    durationSeconds: z.number().nullable(),
    isPreviewFree: z.boolean(),
    videoUrl: z.null(),
  })
  .meta({ id: 'LectureSummary', description: 'A lecture as shown in lists.' });

export const Lecture = z
  .object({
    _id: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
    lectureTitle: z.string().meta({ example: 'The first shift' }),
    sectionTitle,
    isPreviewFree: z.boolean(),
    videoUrl: z.string().nullable().meta({
      description:
        'URL of an HLS playlist or of the original file. Null while there is no video and while the lecture is locked.',
      example: '/api/media/0192f0c1-7b5e-7000-8000-000000000001/master.m3u8',
    }),
    videoStatus: VideoStatus.meta({
      description: 'Status of the newest upload; an older video may still play.',
    }),
    failureReason: z
      .string()
      .nullable()
      .meta({ description: 'Only for the educator of the course; null for everyone else.' }),
    durationSeconds: z.number().nullable(),
    posterUrl: z.string().nullable(),
    storyboardUrl: z.string().nullable().meta({
      description: 'URL of a WebVTT file that names a small picture for each stretch of the video.',
    }),
    captions: z
      .array(CaptionTrack)
      .meta({ description: 'Empty while there is no video and while the lecture is locked.' }),
    handouts: Handouts.optional().meta({
      description: 'Present if the lecture has files and you may download them: by name.',
    }),
    handoutCount: z.int().optional().meta({
      description: 'Present if the lecture has files, also while it is locked.',
      example: 2,
    }),
    locked: z.boolean().meta({ description: 'Whether you have to enroll first.' }),
  })
  .meta({ id: 'Lecture' });

const outlineTag = z.string().meta({
  description: 'Changes with the order of the lectures and with their sections.',
  example: 'q2X0m8s4VbN1cD7e',
});

export const CreatedLecture = z
  .object({ lecture: Lecture, lectures: z.array(Lecture), outlineTag })
  .meta({ id: 'CreatedLecture' });

export const CourseLectures = z
  .object({ lectures: z.array(Lecture), courseTitle: z.string(), outlineTag })
  .meta({ id: 'CourseLectures' });

export function presentSummary(lecture: LectureOverview): z.infer<typeof LectureSummary> {
  return {
    _id: lecture.id,
    lectureTitle: lecture.title,
    ...sectionOf(lecture),
    durationSeconds: lecture.durationSeconds,
    isPreviewFree: lecture.isPreviewFree,
    videoUrl: null,
  };
}

export function presentLecture(lecture: LectureDetail): z.infer<typeof Lecture> {
  const { video } = lecture;
  return {
    _id: lecture.id,
    lectureTitle: lecture.title,
    ...sectionOf(lecture),
    isPreviewFree: lecture.isPreviewFree,
    videoUrl: video && videoUrl(video),
    videoStatus: lecture.videoStatus,
    failureReason: lecture.failureReason,
    durationSeconds: lecture.durationSeconds,
    posterUrl: video?.hasPoster ? `/api/media/${video.videoId}/poster.jpg` : null,
    storyboardUrl: video?.hasStoryboard ? `/api/media/${video.videoId}/storyboard.vtt` : null,
    captions: video ? lecture.captions.map((track) => presentTrack(video, track)) : [],
    ...handoutsOf(lecture),
    locked: lecture.isLocked,
  };
}

/** Left out of most lectures: a catalog page names hundreds of them. */
const sectionOf = ({ sectionTitle }: LectureView) => sectionTitle !== null && { sectionTitle };

/** Left out where there are none, as of most lectures. */
const handoutsOf = ({ handouts, handoutCount }: LectureDetail) => ({
  ...(handouts.length > 0 && { handouts: handouts.map(presentHandout) }),
  ...(handoutCount > 0 && { handoutCount }),
});

function presentTrack({ videoId }: PlayableVideo, track: { language: string }) {
  const url = `/api/media/${videoId}/captions/${track.language}.vtt`;
  return { ...presentCaption(track), url };
}

function videoUrl({ videoId, originalQuality }: PlayableVideo): string {
  return `/api/media/${videoId}/${originalQuality ? 'original' : 'master.m3u8'}`;
}
