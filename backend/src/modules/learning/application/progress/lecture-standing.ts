import type { OutlinedLecture } from '../../domain/course-outline.js';
import type { CourseProgress } from '../../domain/course-progress.js';

/** A learner's progress in one lecture, in seconds. */
export interface LectureStanding {
  readonly lectureId: string;
  readonly durationSeconds: number | null;
  readonly watchedSeconds: number;
  readonly positionSeconds: number;
  readonly isDone: boolean;
  /** The watched intervals, in order. */
  readonly watched: readonly (readonly [from: number, to: number])[];
}

export function standingOf(lecture: OutlinedLecture, progress: CourseProgress): LectureStanding {
  const { lectureId, durationSeconds } = lecture;
  const mine = progress.lecture(lectureId);
  return {
    lectureId,
    durationSeconds,
    watchedSeconds: mine.watchedSecondsOf(lecture),
    positionSeconds: mine.positionSeconds,
    isDone: mine.isDone,
    watched: mine.watched.spansInSeconds(),
  };
}
