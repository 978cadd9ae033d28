import type { CourseDetail } from '../../shared/api/types';
import { forgetTyped, keepTyped, restoreDraft, restoreKnown } from '../../shared/forms/drafts';
import type { CourseEdit } from './authoring.slice';
import { changedFields, draftOf, valuesOf, type CourseField } from './course-values';

/** The fields that were changed here as well as elsewhere: saving them overwrites the other change. */
export function overlapOf(values: CourseEdit, known: CourseEdit, course: CourseDetail) {
  const now = valuesOf(course);
  const elsewhere: readonly CourseField[] = changedFields(now, known);
  return changedFields(values, known).filter(
    (field) => elsewhere.includes(field) && values[field] !== now[field],
  );
}

const mineOf = (values: CourseEdit, known: CourseEdit): Partial<CourseEdit> =>
  Object.fromEntries(changedFields(values, known).map((field) => [field, values[field]]));

/** The latest values with what was changed in the form. */
export const mergedOf = (
  values: CourseEdit,
  known: CourseEdit,
  course: CourseDetail,
): CourseEdit => ({
  ...valuesOf(course),
  ...mineOf(values, known),
});

/** What the server has; of the draft's fields, what it had when they were typed. */
export function knownOf(course: CourseDetail): CourseEdit {
  const name = draftOf(course);
  const now = valuesOf(course);
  // Saved meanwhile, here or elsewhere.
  forgetTyped(name, now, 'local');
  const known = restoreKnown(name, now, 'local');
  const overlap = overlapOf(restoreDraft(name, known, 'local'), known, course);
  // With a stale version the server refuses to save until the person has chosen.
  return overlap.length > 0 ? { ...known, version: course.version - 1 } : known;
}

/** The person has seen the latest values, and keeps what they typed over them. */
export function rebaseDraft(values: CourseEdit, known: CourseEdit, course: CourseDetail): void {
  // A chosen file is never stored.
  const typed = mineOf({ ...values, thumbnail: null }, known);
  keepTyped(draftOf(course), typed, { ...valuesOf(course) }, 'local');
}
