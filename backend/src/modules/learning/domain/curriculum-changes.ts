import type { OutlinedLecture } from './course-outline.js';
import type { CompletionRecord, ProgressRecord } from './course-progress.js';

/** How the lectures of a course changed. */
export interface CurriculumChanges {
  readonly added: number;
  readonly removed: number;
  /** Lectures whose video has another length now. */
  readonly updated: number;
}

interface DatedLecture extends OutlinedLecture {
  readonly addedAt: Date;
}

/** Detects a replaced video by its length; one of exactly the same length goes unnoticed, which does not matter. */
export function changesSinceCompletion(
  completion: CompletionRecord,
  lectures: readonly DatedLecture[],
): CurriculumChanges | null {
  const then = completion.lectures;
  const now = new Map(lectures.map((lecture) => [lecture.lectureId, lecture.durationSeconds]));
  const updated = Object.entries(then).filter(([id, was]) => now.has(id) && now.get(id) !== was);
  return anyOf({
    added: lectures.filter(({ lectureId }) => !(lectureId in then)).length,
    removed: Object.keys(then).filter((id) => !now.has(id)).length,
    updated: updated.length,
  });
}

/** The changes that can lower the percentage of a started course: lectures added, and done ones removed. */
export function changesSinceEnrollment(
  { lectures: known, lastActivityAt }: ProgressRecord,
  enrolledAt: Date,
  lectures: readonly DatedLecture[],
): CurriculumChanges | null {
  if (lastActivityAt === null) return null;
  const now = new Set(lectures.map(({ lectureId }) => lectureId));
  const doneThen = Object.entries(known).filter(([, { done }]) => done);
  return anyOf({
    added: lectures.filter(({ addedAt }) => addedAt > enrolledAt).length,
    removed: doneThen.filter(([id]) => !now.has(id)).length,
    updated: 0,
  });
}

function anyOf(changes: CurriculumChanges): CurriculumChanges | null {
  return changes.added + changes.removed + changes.updated === 0 ? null : changes;
}
