import { dayInIndia, type IndianDay } from '../../../platform/domain/india.js';
import type { CourseOutline, OutlinedLecture } from './course-outline.js';
import { ImplausibleInterval, LectureNotInCourse } from './errors.js';
import { LectureProgress, type LectureRecord } from './lecture-progress.js';
import { sum } from './sum.js';
import { WatchCredit, type WatchCreditRecord } from './watch-credit.js';
import type { WatchMessage } from './watch-message.js';
import { secondsOf, ticksOf, WatchedIntervals } from './watched-intervals.js';

/** Tolerance for rounding players and wrong container lengths; anything further beyond the end is made up. */
const OVERSHOOT_SECONDS = 5;
/** The limit for videos of unknown length. */
const LONGEST_SECONDS = 24 * 3600;

/** A snapshot of the course when the learner completed it, to tell later changes. */
export interface CompletionRecord {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Length of each lecture in seconds, by id. */
  readonly lectures: Readonly<Record<string, number | null>>;
}

/** A plain object, stored as it is. */
export interface ProgressRecord {
  readonly lectures: Readonly<Record<string, LectureRecord>>;
  /** Ticks credited per day. */
  readonly days: Readonly<Record<IndianDay, number>>;
  /** Null before the first credit. */
  readonly credit: WatchCreditRecord | null;
  readonly completion: CompletionRecord | null;
  readonly lastLectureId: string | null;
  /** Milliseconds since 1970. */
  readonly lastActivityAt: number | null;
}

/** A learner's progress in one course. Immutable: a message makes a new one. */
export class CourseProgress {
  private constructor(readonly record: ProgressRecord) {}

  static readonly none = new CourseProgress({
    lectures: {},
    days: {},
    credit: null,
    completion: null,
    lastLectureId: null,
    lastActivityAt: null,
  });

  static fromRecord(record: ProgressRecord): CourseProgress {
    return new CourseProgress(record);
  }

  /** Final, whatever lectures are added or removed later. */
  get isCompleted(): boolean {
    return this.record.completion !== null;
  }

  /** When it was completed, and the playing time of the lectures then; null before. */
  get completion(): { readonly at: Date; readonly seconds: number } | null {
    const { completion } = this.record;
    if (!completion) return null;
    const seconds = sum(Object.values(completion.lectures), (duration) => duration ?? 0);
    return { at: new Date(completion.at), seconds: Math.round(seconds) };
  }

  get creditedSeconds(): number {
    return secondsOf(sum(Object.values(this.record.days), (ticks) => ticks));
  }

  get isStarted(): boolean {
    return this.record.lastActivityAt !== null;
  }

  lecture(lectureId: string): LectureProgress {
    const record = this.record.lectures[lectureId];
    return record ? LectureProgress.fromRecord(record) : LectureProgress.none;
  }

  doneAmong({ lectures }: CourseOutline): number {
    return lectures.filter(({ lectureId }) => this.record.lectures[lectureId]?.done).length;
  }

  /** Done lectures divided by all, each counting the same; rounded down, so 100 only when all are done. */
  percentOf(outline: CourseOutline): number {
    if (this.isCompleted) return 100;
    const { length } = outline.lectures;
    return length === 0 ? 0 : Math.floor((100 * this.doneAmong(outline)) / length);
  }

  /** The lectures still to be done, in order: none once the course is completed, even if some were added since. */
  undoneAmong<L extends OutlinedLecture>(lectures: readonly L[]): readonly L[] {
    return this.isCompleted
      ? []
      : lectures.filter(({ lectureId }) => !this.lecture(lectureId).isDone);
  }

  /** The lecture to continue with: the last one used, or else the first that is not done. */
  nextAmong<L extends OutlinedLecture>(undone: readonly L[]): L | null {
    const left = undone.find(({ lectureId }) => lectureId === this.record.lastLectureId);
    return left ?? undone[0] ?? null;
  }

  /**
   * The watched share of the playing time, 0 to 1. Done lectures count in full, and one of unknown length counts like the
   * average of the others, so that a completed course is always watched.
   */
  watchedShareOf({ lectures }: CourseOutline): number {
    const lengths = lectures.flatMap(({ durationSeconds }) => durationSeconds ?? []);
    const average = lengths.length === 0 ? 1 : sum(lengths, (length) => length) / lengths.length;
    const lengthOf = ({ durationSeconds }: OutlinedLecture): number => durationSeconds ?? average;
    const total = sum(lectures, lengthOf);
    const watched = sum(lectures, (lecture) => {
      const mine = this.lecture(lecture.lectureId);
      if (mine.isDone) return lengthOf(lecture);
      return lecture.durationSeconds === null ? 0 : mine.watchedSecondsOf(lecture);
    });
    return total === 0 ? 0 : watched / total;
  }

  /**
   * Credits what is new in the message, limited by elapsed time.
   * @throws LectureNotInCourse, ImplausibleInterval: then nothing of the message is credited
   */
  take(
    message: WatchMessage,
    outline: CourseOutline,
    activeSince: Date,
    now: Date,
  ): CourseProgress {
    const lectures = lecturesOf(message, outline);
    return this.credit(message, lectures, activeSince, now)
      .changeLectures(message.done, (lecture) => lecture.markDone())
      .moveTo(message, lectures)
      .noteActivity(message, this, now)
      .settle(outline, now);
  }

  /** Completes the course once all its lectures are done; completion is final. */
  settle(outline: CourseOutline, now: Date): CourseProgress {
    const { length } = outline.lectures;
    if (this.isCompleted || length === 0 || this.doneAmong(outline) < length) return this;
    const lectures = Object.fromEntries(
      outline.lectures.map(({ lectureId, durationSeconds }) => [lectureId, durationSeconds]),
    );
    return this.change({ completion: { at: now.getTime(), lectures } });
  }

  private credit(
    message: WatchMessage,
    lectures: ReadonlyMap<string, OutlinedLecture>,
    activeSince: Date,
    now: Date,
  ): CourseProgress {
    const before = this.creditSince(activeSince);
    const allowance = before.allowance(now);
    let spent = 0;
    const changed: Record<string, LectureRecord> = {};
    for (const [lectureId, claimed] of claimsOf(message, lectures)) {
      const known = this.lecture(lectureId);
      const fresh = claimed.minus(known.watched).first(allowance - spent);
      spent += fresh.ticks;
      changed[lectureId] = known.watch(fresh, found(lectures, lectureId)).record;
    }
    const watched = this.change({ lectures: { ...this.record.lectures, ...changed } });
    if (spent === 0) return watched;
    const day = dayInIndia(now);
    const days = { ...this.record.days, [day]: (this.record.days[day] ?? 0) + spent };
    const credit = before.spend(spent, now).record;
    return watched.change({ days, credit });
  }

  /** Credit starts anew if the learner came back after a refund. */
  private creditSince(activeSince: Date): WatchCredit {
    const { credit } = this.record;
    return credit && credit.at >= activeSince.getTime()
      ? WatchCredit.fromRecord(credit)
      : WatchCredit.start(activeSince);
  }

  private changeLectures(
    lectureIds: readonly string[],
    step: (lecture: LectureProgress) => LectureProgress,
  ): CourseProgress {
    const changed = lectureIds.map((id) => [id, step(this.lecture(id)).record] as const);
    return this.change({ lectures: { ...this.record.lectures, ...Object.fromEntries(changed) } });
  }

  private moveTo(
    { position }: WatchMessage,
    lectures: ReadonlyMap<string, OutlinedLecture>,
  ): CourseProgress {
    if (!position) return this;
    const { lectureId, seconds } = position;
    return this.changeLectures([lectureId], (lecture) =>
      lecture.moveTo(seconds, found(lectures, lectureId)),
    );
  }

  /** A message that repeats old news, from a device that did not know, says nothing of where the learner is now. */
  private noteActivity(message: WatchMessage, before: CourseProgress, now: Date): CourseProgress {
    const { position, intervals, done } = message;
    const isNews =
      position ||
      this.record.days !== before.record.days ||
      done.some((lectureId) => !before.lecture(lectureId).isDone);
    if (!isNews) return this;
    const lastLectureId =
      position?.lectureId ?? intervals.at(-1)?.lectureId ?? this.record.lastLectureId;
    return this.change({ lastLectureId, lastActivityAt: now.getTime() });
  }

  private change(changes: Partial<ProgressRecord>): CourseProgress {
    return new CourseProgress({ ...this.record, ...changes });
  }
}

function lecturesOf(message: WatchMessage, outline: CourseOutline): Map<string, OutlinedLecture> {
  const all = new Map(outline.lectures.map((lecture) => [lecture.lectureId, lecture]));
  const named = [
    ...message.intervals.map(({ lectureId }) => lectureId),
    ...message.done,
    ...(message.position ? [message.position.lectureId] : []),
  ];
  return new Map(named.map((id) => [id, found(all, id)]));
}

function found(lectures: ReadonlyMap<string, OutlinedLecture>, lectureId: string): OutlinedLecture {
  const lecture = lectures.get(lectureId);
  if (!lecture) throw new LectureNotInCourse();
  return lecture;
}

/** The claimed intervals per lecture, cut at the lecture's end. */
function claimsOf(
  { intervals }: WatchMessage,
  lectures: ReadonlyMap<string, OutlinedLecture>,
): Map<string, WatchedIntervals> {
  const claims = new Map<string, WatchedIntervals>();
  for (const { lectureId, from, to } of intervals) {
    const end = found(lectures, lectureId).durationSeconds ?? LONGEST_SECONDS;
    const isPlausible = from >= 0 && from <= to && to <= end + OVERSHOOT_SECONDS;
    if (!isPlausible) throw new ImplausibleInterval();
    const part = WatchedIntervals.span(from, to).before(ticksOf(end));
    claims.set(lectureId, (claims.get(lectureId) ?? WatchedIntervals.none).union(part));
  }
  return claims;
}
