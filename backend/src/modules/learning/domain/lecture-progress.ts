import type { OutlinedLecture } from './course-outline.js';
import { secondsOf, ticksOf, WatchedIntervals } from './watched-intervals.js';

/** A video counts as watched from here on; credits and goodbyes are for those who like them. */
const DONE_FROM = 0.9;

/** Plain, so that it can be kept as it is. */
export interface LectureRecord {
  /** See `WatchedIntervals.bounds`. */
  readonly watched: readonly number[];
  /** Ticks; where to resume. */
  readonly position: number | null;
  /** Once done, done: not even a longer video takes it back. */
  readonly done: boolean;
}

/** How far a learner got in one lecture. */
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

  /** Seconds; 0 to begin with. */
  get positionSeconds(): number {
    return secondsOf(this.record.position ?? 0);
  }

  /** Seconds of the lecture as it is now; an older, longer video does not count beyond its end. */
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
