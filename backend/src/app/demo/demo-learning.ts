import type { INestApplicationContext } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { CourseOutlines } from '../../modules/learning/application/watching/course-outlines.js';
import { SettleCompletion } from '../../modules/learning/application/progress/settle-completion.js';
import { RecordWatching } from '../../modules/learning/application/watching/record-watching.js';
import { Enrollments } from '../../modules/learning/domain/enrollments.js';
import { Clock } from '../../platform/application/clock.js';
import { UnitOfWork } from '../../platform/application/unit-of-work.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const PATIENCE_MS = 10 * 60 * 1000;
const LOOK_EVERY_MS = 3_000;

/** A clock for events of some days ago. */
export class DaysAgo extends Clock {
  constructor(
    private readonly clock: Clock,
    private readonly days: number,
  ) {
    super();
  }

  now(): Date {
    return new Date(this.clock.now().getTime() - this.days * DAY_MS);
  }
}

export interface Sitting {
  readonly daysAgo: number;
  /** The index of the lecture, and the share of it watched afterwards, 0 to 1. */
  readonly lecture: number;
  readonly share: number;
}

/** Makes a learner watch a course as described, once its videos are playable; idempotent. */
export async function watchDemoCourse(
  app: INestApplicationContext,
  learnerId: string,
  { courseId, lectureIds }: { courseId: string; lectureIds: readonly string[] },
  sittings: readonly Sitting[],
): Promise<void> {
  const isNew = await app.get(UnitOfWork).run(async () => {
    const enrollment = await app.get(Enrollments).lock(learnerId, courseId);
    return enrollment?.isActive && enrollment.progress.record.lastActivityAt === null;
  });
  if (!isNew) return;
  const seconds = await durations(app, lectureIds);
  for (const { daysAgo, lecture, share } of sittings) {
    const lectureId = lectureIds[lecture] ?? '';
    const to = Math.floor((seconds[lecture] ?? 0) * share);
    const [enrollments, work] = [app.get(Enrollments), app.get(UnitOfWork)];
    const clock = new DaysAgo(app.get(Clock), daysAgo);
    const recordWatching = new RecordWatching(
      app.get(CourseOutlines),
      enrollments,
      new SettleCompletion(enrollments, work, clock),
      work,
      clock,
    );
    await recordWatching.execute({
      learnerId,
      intervals: [{ lectureId, from: 0, to }],
      done: [],
      position: { lectureId, seconds: to },
    });
  }
}

/** The lengths of all lectures in seconds; waits until their videos are made. */
async function durations(
  app: INestApplicationContext,
  lectureIds: readonly string[],
): Promise<readonly number[]> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(LOOK_EVERY_MS)) {
    const outline = await app.get(CourseOutlines).withLecture(lectureIds[0] ?? '');
    const found = lectureIds.map(
      (id) => outline?.lectures.find(({ lectureId }) => lectureId === id)?.durationSeconds ?? 0,
    );
    if (found.every((seconds) => seconds > 0)) return found;
  }
  throw new Error('The demo videos were not ready in time.');
}
