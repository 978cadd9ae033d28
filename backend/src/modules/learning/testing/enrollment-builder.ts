import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { Enrollment } from '../domain/enrollment.js';
import type { Grant } from '../domain/grant.js';
import type { WatchMessage } from '../domain/watch-message.js';

export const learnerId = SequentialIds.nth(0xa1);
export const courseId = SequentialIds.nth(0xc1);
export const lectureIds = [1, 2, 3, 4, 5].map((n) => SequentialIds.nth(0xe0 + n));
export const noon = new Date('2026-11-21T06:30:00.000Z');
export const freely: Grant = { kind: 'free' };

export const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

interface Given {
  readonly learnerId?: string;
  readonly courseId?: string;
  readonly grant?: Grant;
  readonly at?: Date;
}

/** An enrollment at noon, identical except for what the test overrides; its facts are already pulled. */
export function anEnrollment(given: Given = {}): Enrollment {
  const enrollment = Enrollment.begin({
    id: SequentialIds.nth(1),
    learnerId,
    courseId,
    grant: freely,
    at: noon,
    ...given,
  });
  enrollment.pullFacts();
  return enrollment;
}

/** A course of lectures with these lengths in seconds. */
export function anOutline(...durations: (number | null)[]) {
  return {
    courseId,
    lectures: durations.map((durationSeconds, index) => ({
      lectureId: lectureIds[index] ?? '',
      durationSeconds,
    })),
  };
}

export function watched(lecture: number, from: number, to: number): WatchMessage {
  const lectureId = lectureIds[lecture - 1] ?? '';
  return { intervals: [{ lectureId, from, to }], done: [], position: null };
}

export function markedDone(...lectures: number[]): WatchMessage {
  const done = lectures.map((lecture) => lectureIds[lecture - 1] ?? '');
  return { intervals: [], done, position: null };
}
