import type { CourseSummary, Curriculum, CurriculumLecture } from '../../../catalog/contract.js';
import type { IndianDay } from '../../../../platform/domain/india.js';
import { CourseProgress } from '../../domain/course-progress.js';
import {
  changesSinceCompletion,
  changesSinceEnrollment,
  type CurriculumChanges,
} from '../../domain/curriculum-changes.js';
import { forecastFinish } from '../../domain/forecast.js';
import { sum } from '../../domain/sum.js';
import type { HeldCertificate, StudyRecord } from './study-records.js';

export interface LearnerStanding {
  readonly courseId: string;
  readonly title: string;
  readonly thumbnail: string | null;
  readonly category: string;
  readonly level: string | null;
  readonly creatorId: string;
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
  readonly forecastFinishOn: IndianDay | null;
  /**
   * How the course changed since the learner completed it or, if they have not, enrolled: explains why a percentage
   * fell.
   */
  readonly changedSince: CurriculumChanges | null;
  /** Ids of the lectures still to be done, in order. */
  readonly undone: readonly string[];
  readonly certificate: HeldCertificate | null;
  readonly accessState: 'active' | 'refunded' | 'archived_course';
}

export function learnerStanding(
  { courseId, status, enrolledAt, progress: record, certificate }: StudyRecord,
  { title, thumbnail, category, level, creatorId, status: courseStatus }: CourseSummary,
  curriculum: Curriculum,
  today: IndianDay,
): LearnerStanding {
  const progress = CourseProgress.fromRecord(record);
  const { lectures } = curriculum;
  const percent = progress.percentOf(curriculum);
  const undone = progress.undoneAmong(lectures);
  const next = progress.nextAmong(undone);
  const watched = new Map(
    lectures.map((lecture) => [
      lecture,
      progress.lecture(lecture.lectureId).watchedSecondsOf(lecture),
    ]),
  );
  const secondsLeft = (lecture: CurriculumLecture) =>
    Math.max(0, (lecture.durationSeconds ?? 0) - (watched.get(lecture) ?? 0));
  const remainingSeconds = sum(undone, secondsLeft);
  return {
    courseId,
    title,
    thumbnail,
    category,
    level,
    creatorId,
    state: stateOf(progress, percent),
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
    forecastFinishOn: forecastFinish(record.days, remainingSeconds, today),
    changedSince: record.completion
      ? changesSinceCompletion(record.completion, lectures)
      : changesSinceEnrollment(record, enrolledAt, lectures),
    certificate,
    undone: undone.map(({ lectureId }) => lectureId),
    accessState: accessStateOf(status, courseStatus),
  };
}

function stateOf({ isStarted }: CourseProgress, percent: number): LearnerStanding['state'] {
  if (percent === 100) return 'completed';
  return isStarted ? 'in_progress' : 'not_started';
}

function accessStateOf(
  status: StudyRecord['status'],
  courseStatus: CourseSummary['status'],
): LearnerStanding['accessState'] {
  if (status === 'refunded') return 'refunded';
  return courseStatus === 'retired' ? 'archived_course' : 'active';
}
