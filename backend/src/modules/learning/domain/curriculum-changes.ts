import type { OutlinedLecture } from './course-outline.js';
import type { CompletionRecord, ProgressRecord } from './course-progress.js';

/** What became of the lectures of a course. */
export interface CurriculumChanges {
  readonly added: number;
  readonly removed: number;
  /** Videos of another length than before. */
  readonly updated: number;
}

interface DatedLecture extends OutlinedLecture {
  readonly addedAt: Date;
}

/** A replaced video shows in its length; one of exactly the same length does not, and is no news either. */
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

/** What can make the percentage of a started course fall: lectures that came, and done ones that went. */
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
