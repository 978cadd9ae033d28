import { z } from 'zod';
import type { CourseStanding } from '../../application/course-standing.js';
import type { LectureStanding } from '../../application/lecture-standing.js';
import type { WatchReport } from '../../application/record-watching.js';
import type { CourseProgressReport } from '../../application/show-course-progress.js';
import type { LearningProgress } from '../../application/show-progress.js';
import type { HeldCertificate } from '../../application/study-records.js';

const Day = z.iso.date().meta({ example: '2026-11-21' });
const Time = z.iso.datetime();
const Count = z.int().min(0);
const Percent = z.int().min(0).max(100);
const Seconds = z.number().min(0);

const LectureProgressView = z
  .object({
    lectureId: z.uuid(),
    durationSeconds: Seconds.nullable(),
    watchedSeconds: Seconds,
    positionSeconds: Seconds.meta({ description: 'Where to resume.' }),
    done: z.boolean(),
    watched: z
      .array(z.tuple([Seconds, Seconds]))
      .meta({ description: 'From and to of what was watched, in order.' }),
  })
  .meta({ id: 'LectureProgress' });

export const WatchView = z
  .object({
    courseId: z.uuid(),
    percent: Percent,
    completed: z.boolean(),
    creditedSeconds: Seconds.meta({ description: 'New seconds this message was good for.' }),
    lectures: z.array(LectureProgressView),
  })
  .meta({ id: 'WatchResult' });

const HeldCertificateView = z
  .object({
    number: z.string().meta({ example: '7K3M-9QXT-V2HD' }),
    issuedAt: Time,
    verifyUrl: z.string().meta({
      description: 'The page where anyone can check it.',
      example: '/verify/7K3M-9QXT-V2HD',
    }),
    pdfUrl: z.string().meta({ example: '/api/certificate/7K3M-9QXT-V2HD/pdf' }),
  })
  .meta({ id: 'HeldCertificate' });

export const CourseProgressView = z
  .object({
    courseId: z.uuid(),
    percent: Percent,
    completed: z.boolean(),
    lastLectureId: z.uuid().nullable(),
    certificate: HeldCertificateView.nullable(),
    lectures: z.array(
      LectureProgressView.extend({ lectureTitle: z.string() }).meta({ id: 'TitledProgress' }),
    ),
  })
  .meta({ id: 'CourseProgress' });

const CourseCardView = z
  .object({
    courseId: z.uuid(),
    title: z.string(),
    thumbnail: z.string().nullable(),
    category: z.string(),
    level: z.string().nullable(),
    state: z.enum(['not_started', 'in_progress', 'completed']),
    percent: Percent,
    lecturesDone: Count,
    lecturesTotal: Count,
    watchedSeconds: Count,
    totalSeconds: Count,
    remainingSeconds: Count,
    remainingMB: z
      .object({ low: Count, auto: Count })
      .meta({ description: 'An estimate: on data saver, and as the player chooses by itself.' }),
    next: z
      .object({ lectureId: z.uuid(), lectureTitle: z.string(), positionSeconds: Seconds })
      .nullable(),
    lastActivityAt: Time.nullable(),
    forecastFinishOn: Day.nullable(),
    changedSince: z.object({ added: Count, removed: Count, updated: Count }).nullable().meta({
      description:
        'What changed in the course since the learner completed it or, before that, enrolled.',
    }),
    certificate: HeldCertificateView.nullable(),
    needs: z
      .array(z.string())
      .meta({ description: 'What is left to do: `watch:<lectureId>`, in order.' }),
    accessState: z.enum(['active', 'refunded', 'archived_course']),
  })
  .meta({ id: 'CourseInProgress' });

export const LearningProgressView = z
  .object({
    summary: z.object({
      enrolled: Count,
      inProgress: Count,
      completed: Count,
      certificates: Count,
      watchedSeconds: Count,
      thisWeekSeconds: Count,
      weeklyGoalMinutes: Count.nullable(),
      activeDaysThisWeek: Count,
      currentStreakDays: Count,
      longestStreakDays: Count,
      lastActivityAt: Time.nullable(),
    }),
    days: z
      .array(z.object({ date: Day, seconds: Count }))
      .meta({ description: 'The last 26 weeks, oldest first, days in Asia/Kolkata.' }),
    courses: z.array(CourseCardView).meta({ description: 'Recently used first.' }),
  })
  .meta({ id: 'LearningProgress' });

/** Megabytes a second of the smallest rendition and of the one most connections end up with. */
const MEGABYTES_A_SECOND = { low: 0.025, auto: 0.15 };

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
    certificate: certificate && presentCertificate(certificate),
    lectures: lectures.map((lecture) => ({
      ...presentLecture(lecture),
      lectureTitle: lecture.title,
    })),
  };
}

export function presentProgress({
  diary,
  weeklyGoal,
  courses,
}: LearningProgress): z.infer<typeof LearningProgressView> {
  const cards = courses.map(presentCourse);
  const mine = cards.filter(({ accessState }) => accessState !== 'refunded');
  const inState = (wanted: string) => mine.filter(({ state }) => state === wanted).length;
  return {
    summary: {
      enrolled: mine.length,
      inProgress: inState('in_progress'),
      completed: inState('completed'),
      certificates: mine.filter(({ certificate }) => certificate !== null).length,
      watchedSeconds: Math.floor(diary.watchedSeconds),
      thisWeekSeconds: Math.floor(diary.thisWeekSeconds),
      weeklyGoalMinutes: weeklyGoal,
      activeDaysThisWeek: diary.activeDaysThisWeek,
      currentStreakDays: diary.streak.current,
      longestStreakDays: diary.streak.longest,
      lastActivityAt: diary.lastActivityAt?.toISOString() ?? null,
    },
    days: diary.days.map(({ date, seconds }) => ({ date, seconds: Math.floor(seconds) })),
    courses: cards,
  };
}

function presentCourse(course: CourseStanding): z.infer<typeof CourseCardView> {
  const megabytes = (aSecond: number) => Math.ceil(course.remainingSeconds * aSecond);
  return {
    courseId: course.courseId,
    title: course.title,
    thumbnail: course.thumbnail,
    category: course.category,
    level: course.level,
    state: course.state,
    percent: course.percent,
    lecturesDone: course.lecturesDone,
    lecturesTotal: course.lecturesTotal,
    watchedSeconds: Math.floor(course.watchedSeconds),
    totalSeconds: Math.round(course.totalSeconds),
    remainingSeconds: Math.ceil(course.remainingSeconds),
    remainingMB: {
      low: megabytes(MEGABYTES_A_SECOND.low),
      auto: megabytes(MEGABYTES_A_SECOND.auto),
    },
    next: course.next,
    lastActivityAt: course.lastActivityAt?.toISOString() ?? null,
    forecastFinishOn: course.forecastFinishOn,
    changedSince: course.changedSince,
    certificate: course.certificate && presentCertificate(course.certificate),
    needs: course.undone.map((lectureId) => `watch:${lectureId}`),
    accessState: course.accessState,
  };
}

function presentCertificate({
  number,
  issuedAt,
}: HeldCertificate): z.infer<typeof HeldCertificateView> {
  return {
    number,
    issuedAt: issuedAt.toISOString(),
    verifyUrl: `/verify/${number}`,
    pdfUrl: `/api/certificate/${number}/pdf`,
  };
}
