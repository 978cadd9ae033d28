import type { OutlinedLecture } from './course-outline.js';
import { secondsOf, ticksOf, WatchedIntervals } from './watched-intervals.js';

/** The share from which a video counts as watched: few learners watch the closing credits. */
const DONE_FROM = 0.9;

/** A plain object, stored as it is. */
export interface LectureRecord {
  /** See `WatchedIntervals.bounds`. */
  readonly watched: readonly number[];
  /** Where to resume, in ticks. */
  readonly position: number | null;
  /** Final: not even a longer video resets it. */
  readonly done: boolean;
}

/** A learner's progress in one lecture. */
export class LectureProgress {
  private constructor(readonly record: LectureRecord) {}

  static readonly none = new LectureProgress({ watched: [], position: null, done: false });

  static fromRecord(record: LectureRecord): LectureProgress {
    return new LectureProgress(record);
  }

  get watched(): WatchedIntervals {
    return WatchedIntervals.fromBounds(this.record.watched);
  }

  get isDone(): boolean {
    return this.record.done;
  }

  get isStarted(): boolean {
    return this.record.done || this.record.watched.length > 0;
  }

  /** Where to resume, in seconds; initially 0. */
  get positionSeconds(): number {
    return secondsOf(this.record.position ?? 0);
  }

  /** Watched seconds of the current video; what was watched of an older, longer one beyond its end does not count. */
  watchedSecondsOf({ durationSeconds }: OutlinedLecture): number {
    const { watched } = this;
    return (durationSeconds === null ? watched : watched.before(ticksOf(durationSeconds))).seconds;
  }

  watch(parts: WatchedIntervals, lecture: OutlinedLecture): LectureProgress {
    const watched = this.watched.union(parts);
    const next = new LectureProgress({ ...this.record, watched: watched.bounds });
    const { durationSeconds } = lecture;
    const isEnough =
      durationSeconds !== null && next.watchedSecondsOf(lecture) >= DONE_FROM * durationSeconds;
    return isEnough ? next.markDone() : next;
  }

  markDone(): LectureProgress {
    return this.isDone ? this : new LectureProgress({ ...this.record, done: true });
  }

  moveTo(seconds: number, { durationSeconds }: OutlinedLecture): LectureProgress {
    const position = ticksOf(Math.min(seconds, durationSeconds ?? seconds));
    return new LectureProgress({ ...this.record, position });
  }
}
