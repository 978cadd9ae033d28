import { z } from 'zod';
import type { LearnerStanding } from '../../application/progress/learner-standing.js';
import type { LearningProgress } from '../../application/progress/show-progress.js';
import { HeldCertificateView, presentHeldCertificate } from './held-certificate-view.js';
import { Count, Day, Percent, Seconds, Time } from './learning-fields.js';

const CourseCardView = z
  .object({
    courseId: z.uuid(),
    title: z.string(),
    thumbnail: z.string().nullable(),
    category: z.string(),
    level: z.string().nullable(),
    creatorName: z.string().nullable(),
    state: z.enum(['not_started', 'in_progress', 'completed']),
    percent: Percent,
    lecturesDone: Count,
    lecturesTotal: Count,
    watchedSeconds: Count,
    totalSeconds: Count,
    remainingSeconds: Count,
    remainingMB: z.object({ low: Count, auto: Count }).meta({
      description:
        'Estimates: with the data saver (`low`), and when the player chooses by itself (`auto`).',
    }),
    next: z
      .object({ lectureId: z.uuid(), lectureTitle: z.string(), positionSeconds: Seconds })
      .nullable(),
    lastActivityAt: Time.nullable(),
    forecastFinishOn: Day.nullable(),
    changedSince: z.object({ added: Count, removed: Count, updated: Count }).nullable().meta({
      description:
        'What changed in the course since the learner completed it or, if that has not happened yet, since they enrolled.',
    }),
    certificate: HeldCertificateView.nullable(),
    needs: z.array(z.string()).meta({
      description: 'What is left to do, in order, as `watch:<lectureId>`.',
      example: ['watch:0192f0c1-7b5e-7000-8000-000000000000'],
    }),
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
    days: z.array(z.object({ date: Day, seconds: Count })).meta({
      description: 'The last 26 weeks, oldest first. Days are in the time zone Asia/Kolkata.',
    }),
    courses: z.array(CourseCardView).meta({ description: 'Most recently used first.' }),
  })
  .meta({ id: 'LearningProgress' });

/** Megabytes a second of the smallest rendition, and of the one that most connections end up with. */
const MEGABYTES_A_SECOND = { low: 0.025, auto: 0.15 };

export function presentProgress({
  diary,
  weeklyGoal,
  courses,
  counts,
  educators,
}: LearningProgress): z.infer<typeof LearningProgressView> {
  return {
    summary: {
      enrolled: counts.enrolled,
      inProgress: counts.inProgress,
      completed: counts.completed,
      certificates: counts.certificates,
      watchedSeconds: Math.floor(diary.watchedSeconds),
      thisWeekSeconds: Math.floor(diary.thisWeekSeconds),
      weeklyGoalMinutes: weeklyGoal,
      activeDaysThisWeek: diary.activeDaysThisWeek,
      currentStreakDays: diary.streak.current,
      longestStreakDays: diary.streak.longest,
      lastActivityAt: diary.lastActivityAt?.toISOString() ?? null,
    },
    days: diary.days.map(({ date, seconds }) => ({ date, seconds: Math.floor(seconds) })),
    courses: courses.map((course) =>
      presentCourse(course, educators.get(course.creatorId) ?? null),
    ),
  };
}

function presentCourse(
  course: LearnerStanding,
  creatorName: string | null,
): z.infer<typeof CourseCardView> {
  const megabytes = (aSecond: number) => Math.ceil(course.remainingSeconds * aSecond);
  return {
    courseId: course.courseId,
    title: course.title,
    thumbnail: course.thumbnail,
    category: course.category,
    level: course.level,
    creatorName,
    state: course.state,
    percent: course.percent,
    lecturesDone: course.lecturesDone,
    lecturesTotal: course.lecturesTotal,
    watchedSeconds: Math.floor(course.watchedSeconds),
    totalSeconds: Math.ceil(course.totalSeconds),
    remainingSeconds: Math.ceil(course.remainingSeconds),
    remainingMB: {
      low: megabytes(MEGABYTES_A_SECOND.low),
      auto: megabytes(MEGABYTES_A_SECOND.auto),
    },
    next: course.next,
    lastActivityAt: course.lastActivityAt?.toISOString() ?? null,
    forecastFinishOn: course.forecastFinishOn,
    changedSince: course.changedSince,
    certificate: course.certificate && presentHeldCertificate(course.certificate),
    needs: course.undone.map((lectureId) => `watch:${lectureId}`),
    accessState: course.accessState,
  };
}
