import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  anOutline,
  later,
  lectureIds,
  markedDone,
  noon,
  watched,
} from '../testing/enrollment-builder.js';
import type { CourseOutline } from './course-outline.js';
import { CourseProgress } from './course-progress.js';
import { ImplausibleInterval, LectureNotInCourse } from './errors.js';
import type { WatchMessage } from './watch-message.js';

const [first = '', second = ''] = lectureIds;
const DAY = 86_400;

const after = (messages: readonly WatchMessage[], outline: CourseOutline, at = later(DAY)) =>
  messages.reduce(
    (progress, message) => progress.take(message, outline, noon, at),
    CourseProgress.none,
  );

const pick = ({ lastLectureId, lastActivityAt }: CourseProgress['record']) => ({
  lastLectureId,
  lastActivityAt,
});

describe('progress in a course', () => {
  it('is the union of what was watched', () => {
    const progress = after([watched(1, 0, 10), watched(1, 5, 20)], anOutline(100));
    expect(progress.lecture(first).watched.spansInSeconds()).toEqual([[0, 20]]);
    expect(progress.creditedSeconds).toBe(20);
  });

  it('has a lecture done at 90 %', () => {
    const outline = anOutline(100, 100);
    expect(after([watched(1, 0, 89.5)], outline).percentOf(outline)).toBe(0);
    expect(after([watched(1, 10, 100)], outline).percentOf(outline)).toBe(50);
  });

  it('has a lecture done by hand', () => {
    const outline = anOutline(100, null);
    expect(after([markedDone(2)], outline).percentOf(outline)).toBe(50);
  });

  it('knows the share of the playing time that was watched', () => {
    const outline = anOutline(100, 300);
    expect(CourseProgress.none.watchedShareOf(outline)).toBe(0);
    expect(after([watched(1, 0, 40)], outline).watchedShareOf(outline)).toBe(0.1);
    expect(after([watched(1, 0, 40), markedDone(2)], outline).watchedShareOf(outline)).toBe(0.85);
    expect(CourseProgress.none.watchedShareOf(anOutline())).toBe(0);
  });

  it('takes a lecture of unknown length for one of the usual length', () => {
    const outline = anOutline(100, 300, null);
    expect(after([watched(1, 0, 60)], outline).watchedShareOf(outline)).toBe(0.1);
    expect(after([watched(3, 0, 60)], outline).watchedShareOf(outline)).toBe(0);
    expect(after([markedDone(1, 3)], outline).watchedShareOf(outline)).toBe(0.5);
  });

  it('counts lectures where no length is known', () => {
    const outline = anOutline(null, null, null, null);
    expect(after([markedDone(2)], outline).watchedShareOf(outline)).toBe(0.25);
  });

  it('is watched once it is completed, whatever is known of its lectures', () => {
    const lengths = fc.array(fc.option(fc.integer({ min: 1, max: 10_000 })), {
      minLength: 1,
      maxLength: lectureIds.length,
    });
    fc.assert(
      fc.property(lengths, (known) => {
        const outline = anOutline(...known);
        const all = markedDone(...known.map((_, index) => index + 1));
        expect(after([all], outline).watchedShareOf(outline)).toBe(1);
      }),
    );
  });

  it('rounds down', () => {
    const outline = anOutline(10, 10, 10);
    expect(after([markedDone(1, 2)], outline).percentOf(outline)).toBe(66);
  });

  it('is 0 % of a course without lectures', () => {
    expect(CourseProgress.none.percentOf(anOutline())).toBe(0);
  });

  it('stays completed when lectures are added', () => {
    const progress = after([markedDone(1)], anOutline(10));
    expect(progress.isCompleted).toBe(true);
    expect(progress.percentOf(anOutline(10, 10, 10))).toBe(100);
  });

  it('keeps a lecture done when its video grows longer', () => {
    const progress = after([watched(1, 0, 10)], anOutline(10, 10));
    expect(progress.percentOf(anOutline(1000, 10))).toBe(50);
  });

  it('keeps where to resume, no further than the end', () => {
    const position = { lectureId: second, seconds: 500 };
    const progress = after([{ intervals: [], done: [], position }], anOutline(10, 20));
    expect(progress.lecture(second).positionSeconds).toBe(20);
    expect(progress.record.lastLectureId).toBe(second);
  });

  it('stays where the learner is when an old message comes once more', () => {
    const outline = anOutline(100, 100);
    const progress = after([watched(1, 0, 10), watched(2, 0, 10)], outline);
    const again = progress.take(watched(1, 0, 10), outline, noon, later(2 * DAY));
    expect(pick(again.record)).toEqual(pick(progress.record));
    const more = progress.take(watched(1, 10, 20), outline, noon, later(2 * DAY));
    expect(pick(more.record)).not.toEqual(pick(progress.record));
  });

  it('credits at most double the time on the clock', () => {
    const outline = anOutline(3600);
    const claim = [watched(1, 0, 3600)];
    expect(after(claim, outline, later(60)).creditedSeconds).toBe(130);
  });

  it('credits no more for the same claim in small pieces', () => {
    const outline = anOutline(3600);
    const pieces = Array.from({ length: 360 }, (_, i) => watched(1, i * 10, i * 10 + 10));
    expect(after(pieces, outline, later(60)).creditedSeconds).toBe(130);
  });

  it('counts seconds on the day they were credited, in India', () => {
    const progress = CourseProgress.none
      .take(watched(1, 0, 10), anOutline(100), noon, new Date('2026-11-21T18:00:00.000Z'))
      .take(watched(1, 10, 30), anOutline(100), noon, new Date('2026-11-21T19:00:00.000Z'));
    expect(progress.record.days).toEqual({ '2026-11-21': 20, '2026-11-22': 40 });
  });

  it('forgives a player that rounds the end up', () => {
    const progress = after([watched(1, 90, 100.4)], anOutline(100));
    expect(progress.lecture(first).watched.spansInSeconds()).toEqual([[90, 100]]);
  });

  it.each([
    ['beyond the end', watched(1, 0, 3600)],
    ['before the start', watched(1, -5, 10)],
    ['backwards', watched(1, 10, 5)],
    ['not a number', watched(1, NaN, 5)],
    ['without end', watched(2, 0, Infinity)],
  ])('refuses an interval %s', (_, message) => {
    expect(() => after([message], anOutline(100, null))).toThrow(ImplausibleInterval);
  });

  it('credits a video of unknown length, which only a hand can finish', () => {
    const outline = anOutline(null);
    const progress = after([watched(1, 0, 600)], outline);
    expect(progress.creditedSeconds).toBe(600);
    expect(progress.percentOf(outline)).toBe(0);
  });

  it('refuses a lecture of another course', () => {
    expect(() => after([watched(2, 0, 1)], anOutline(100))).toThrow(LectureNotInCourse);
  });

  const messages = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 90 }), fc.nat({ max: 10 }))
      .map(([lecture, from, length]) => watched(lecture, from, from + length)),
    { minLength: 1, maxLength: 20 },
  );
  const outline = anOutline(100, 100, 100);
  const stateOf = (progress: CourseProgress) => [
    progress.percentOf(outline),
    progress.creditedSeconds,
    lectureIds.map((id) => [progress.lecture(id).watched.bounds, progress.lecture(id).isDone]),
  ];

  it('is the same for any order and repetition of messages', () => {
    const mixed = messages.chain((sent) =>
      fc.tuple(
        fc.constant(sent),
        fc.shuffledSubarray([...sent, ...sent], {
          minLength: 2 * sent.length,
          maxLength: 2 * sent.length,
        }),
      ),
    );
    fc.assert(
      fc.property(mixed, ([sent, received]) => {
        expect(stateOf(after(received, outline))).toEqual(stateOf(after(sent, outline)));
      }),
    );
  });

  it('is the same for one message with all intervals as for one each', () => {
    fc.assert(
      fc.property(messages, (sent) => {
        const intervals = sent.flatMap((message) => message.intervals);
        const whole = { intervals, done: [], position: null };
        expect(stateOf(after([whole], outline))).toEqual(stateOf(after(sent, outline)));
      }),
    );
  });

  it('never exceeds 100 % and never takes anything back', () => {
    const anything = fc.array(fc.oneof(messages, fc.constant([markedDone(1)])), { maxLength: 10 });
    fc.assert(
      fc.property(anything, (batches) => {
        let [progress, percent] = [CourseProgress.none, 0];
        for (const message of batches.flat()) {
          progress = progress.take(message, outline, noon, later(DAY));
          expect(progress.percentOf(outline)).toBeGreaterThanOrEqual(percent);
          percent = progress.percentOf(outline);
        }
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});
