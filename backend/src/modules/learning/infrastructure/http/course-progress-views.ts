import { z } from 'zod';
import type { LectureStanding } from '../../application/progress/lecture-standing.js';
import type { WatchReport } from '../../application/watching/record-watching.js';
import type { CourseProgressReport } from '../../application/progress/show-course-progress.js';
import { HeldCertificateView, presentHeldCertificate } from './held-certificate-view.js';
import { Percent, Seconds } from './learning-fields.js';

const LectureProgressView = z
  .object({
    lectureId: z.uuid(),
    durationSeconds: Seconds.nullable(),
    watchedSeconds: Seconds,
    positionSeconds: Seconds.meta({ description: 'The position at which to resume.' }),
    done: z.boolean(),
    watched: z
      .array(z.tuple([Seconds, Seconds]))
      .meta({ description: 'The parts that were watched, each as start and end, in order.' }),
  })
  .meta({ id: 'LectureProgress' });

export const WatchView = z
  .object({
    courseId: z.uuid(),
    percent: Percent,
    completed: z.boolean(),
    creditedSeconds: Seconds.meta({ description: 'The seconds newly credited for this message.' }),
    lectures: z.array(LectureProgressView),
  })
  .meta({ id: 'WatchResult' });

export const CourseProgressView = z
  .object({
    courseId: z.uuid(),
    percent: Percent,
    completed: z.boolean(),
    lastLectureId: z.uuid().nullable(),
    certificate: HeldCertificateView.nullable(),
    certificateWithdrawn: z.boolean().meta({
      description:
        'Whether staff revoked the certificate. That is final, and `certificate` stays null.',
      example: false,
    }),
    lectures: z.array(
      LectureProgressView.extend({ lectureTitle: z.string() }).meta({ id: 'TitledProgress' }),
    ),
  })
  .meta({ id: 'CourseProgress' });

function presentLecture(lecture: LectureStanding): z.infer<typeof LectureProgressView> {
  const { lectureId, durationSeconds, watchedSeconds, positionSeconds, isDone, watched } = lecture;
  return {
    lectureId,
    durationSeconds,
    watchedSeconds,
    positionSeconds,
    done: isDone,
    watched: watched.map(([from, to]) => [from, to]),
  };
}

export function presentWatch(report: WatchReport): z.infer<typeof WatchView> {
  const { courseId, percent, isCompleted, creditedSeconds, lectures } = report;
  return {
    courseId,
    percent,
    completed: isCompleted,
    creditedSeconds,
    lectures: lectures.map(presentLecture),
  };
}

export function presentCourseProgress(
  report: CourseProgressReport,
): z.infer<typeof CourseProgressView> {
  const { courseId, percent, isCompleted, lastLectureId, certificate, lectures } = report;
  return {
    courseId,
    percent,
    completed: isCompleted,
    lastLectureId,
    certificate: certificate && presentHeldCertificate(certificate),
    certificateWithdrawn: report.isCertificateWithdrawn,
    lectures: lectures.map((lecture) => ({
      ...presentLecture(lecture),
      lectureTitle: lecture.title,
    })),
  };
}
