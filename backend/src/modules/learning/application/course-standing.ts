import type { CourseSummary, Curriculum, CurriculumLecture } from '../../catalog/contract.js';
import { addDays, type CalendarDay, daysBetween } from '../domain/calendar.js';
import { type CompletionRecord, CourseProgress } from '../domain/course-progress.js';
import { secondsOf } from '../domain/watched-intervals.js';
import type { HeldCertificate, StudyRecord } from './study-records.js';

export interface CourseStanding {
  readonly courseId: string;
  readonly title: string;
  readonly thumbnail: string | null;
  readonly category: string;
  readonly level: string | null;
  readonly state: 'not_started' | 'in_progress' | 'completed';
  readonly percent: number;
  readonly lecturesDone: number;
  readonly lecturesTotal: number;
  readonly watchedSeconds: number;
  readonly totalSeconds: number;
  readonly remainingSeconds: number;
  readonly next: {
    readonly lectureId: string;
    readonly lectureTitle: string;
    readonly positionSeconds: number;
  } | null;
  readonly enrolledAt: Date;
  readonly lastActivityAt: Date | null;
  readonly forecastFinishOn: CalendarDay | null;
  /** What became of the course since the learner finished it or, before that, enrolled: why a percentage fell. */
  readonly changedSince: CourseChanges | null;
  /** Lectures still to be done, in order. */
  readonly undone: readonly string[];
  readonly certificate: HeldCertificate | null;
  readonly accessState: 'active' | 'refunded' | 'archived_course';
}

interface CourseChanges {
  readonly added: number;
  readonly removed: number;
  /** Videos of another length than before. */
  readonly updated: number;
}

const PACE_DAYS = 14;
const LONGEST_FORECAST_DAYS = 365;

export function courseStanding(
  { courseId, status, enrolledAt, progress: record, certificate }: StudyRecord,
  { title, thumbnail, category, level, status: courseStatus }: CourseSummary,
  curriculum: Curriculum,
  today: CalendarDay,
): CourseStanding {
  const progress = CourseProgress.fromRecord(record);
  const { lectures } = curriculum;
  const percent = progress.percentOf(curriculum);
  const isCompleted = percent === 100;
  const undone = isCompleted
    ? []
    : lectures.filter(({ lectureId }) => !progress.lecture(lectureId).isDone);
  const watched = new Map(
    lectures.map((lecture) => [
      lecture,
      progress.lecture(lecture.lectureId).watchedSecondsOf(lecture),
    ]),
  );
  const secondsLeft = (lecture: CurriculumLecture) =>
    Math.max(0, (lecture.durationSeconds ?? 0) - (watched.get(lecture) ?? 0));
  const remainingSeconds = sum(undone, secondsLeft);
  const next =
    undone.find(({ lectureId }) => lectureId === record.lastLectureId) ?? undone[0] ?? null;
  return {
    courseId,
    title,
    thumbnail,
    category,
    level,
    state: isCompleted ? 'completed' : progress.isStarted ? 'in_progress' : 'not_started',
    percent,
    lecturesDone: progress.doneAmong(curriculum),
    lecturesTotal: lectures.length,
    watchedSeconds: sum([...watched.values()], (seconds) => seconds),
    totalSeconds: sum(lectures, ({ durationSeconds }) => durationSeconds ?? 0),
    remainingSeconds,
    next: next && {
      lectureId: next.lectureId,
      lectureTitle: next.title,
      positionSeconds: progress.lecture(next.lectureId).positionSeconds,
    },
    enrolledAt,
    lastActivityAt: record.lastActivityAt === null ? null : new Date(record.lastActivityAt),
    forecastFinishOn: forecast(record.days, remainingSeconds, today),
    changedSince: record.completion
      ? changesSince(record.completion, lectures)
      : changesBefore(record, enrolledAt, lectures),
    certificate,
    undone: undone.map(({ lectureId }) => lectureId),
    accessState:
      status === 'refunded'
        ? 'refunded'
        : courseStatus === 'retired'
          ? 'archived_course'
          : 'active',
  };
}

/** The day it will be finished at the pace of the last two weeks; null when that says nothing. */
function forecast(
  days: StudyRecord['progress']['days'],
  remainingSeconds: number,
  today: CalendarDay,
): CalendarDay | null {
  const [first] = Object.keys(days).sort();
  if (first === undefined || remainingSeconds === 0) return null;
  const span = Math.min(PACE_DAYS, daysBetween(first, today) + 1);
  const since = addDays(today, 1 - span);
  const recent = Object.entries(days).filter(([day]) => day >= since);
  const secondsADay = secondsOf(sum(recent, ([, ticks]) => ticks)) / span;
  const daysLeft = Math.ceil(remainingSeconds / secondsADay);
  return daysLeft <= LONGEST_FORECAST_DAYS ? addDays(today, daysLeft) : null;
}

/** A replaced video shows in its length; one of exactly the same length does not, and is no news either. */
function changesSince(
  completion: CompletionRecord,
  lectures: Curriculum['lectures'],
): CourseChanges | null {
  const then = completion.lectures;
  const now = new Map(lectures.map((lecture) => [lecture.lectureId, lecture.durationSeconds]));
  const updated = Object.entries(then).filter(([id, was]) => now.has(id) && now.get(id) !== was);
  return anyOf({
    added: lectures.filter(({ lectureId }) => !(lectureId in then)).length,
    removed: Object.keys(then).filter((id) => !now.has(id)).length,
    updated: updated.length,
  });
}

/** What can make the percentage of a started course fall: lectures that came, and done ones that went. */
function changesBefore(
  { lectures: known, lastActivityAt }: StudyRecord['progress'],
  enrolledAt: Date,
  lectures: Curriculum['lectures'],
): CourseChanges | null {
  if (lastActivityAt === null) return null;
  const now = new Set(lectures.map(({ lectureId }) => lectureId));
  const doneThen = Object.entries(known).filter(([, { done }]) => done);
  return anyOf({
    added: lectures.filter(({ addedAt }) => addedAt > enrolledAt).length,
    removed: doneThen.filter(([id]) => !now.has(id)).length,
    updated: 0,
  });
}

function anyOf(changes: CourseChanges): CourseChanges | null {
  return changes.added + changes.removed + changes.updated === 0 ? null : changes;
}

export function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
