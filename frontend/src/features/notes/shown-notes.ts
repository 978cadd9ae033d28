import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CourseNotes } from '../../shared/api/types';
import { notesRequested, selectCourseNotes, selectWaiting, type TypedNote } from './notes.slice';

/** A note as the learner sees it, with their typed text, whether or not the server has it. */
export interface ShownNote extends TypedNote {
  isWatchable: boolean;
  /** The server's text; undefined if it does not know the note yet. */
  saved: string | undefined;
  /** Whether the typed text may not have reached the server. */
  isWaiting: boolean;
}

/** The note with this text, ready to send. @param replaces the text that the learner saw of it */
export function typedAs(note: ShownNote, text: string, replaces: string | undefined): TypedNote {
  const { _id, courseId, lectureId, lectureTitle, positionSeconds } = note;
  return { _id, courseId, lectureId, lectureTitle, positionSeconds, text, replaces };
}

/** Asks for the course's notes, and again on each return to the page: another device may have changed them. */
export function useFreshNotes(courseId: string): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && dispatch(notesRequested(courseId));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [dispatch, courseId]);
}

const NONE: readonly ShownNote[] = [];

/** All notes of the course, including unsent ones, by lecture and then by moment. */
export function useShownNotes(courseId: string): readonly ShownNote[] {
  const course = useSelector(selectCourseNotes(courseId));
  const waiting = useSelector(selectWaiting);
  return useMemo(
    () => shownNotes(courseId, course, Object.values(waiting)),
    [courseId, course, waiting],
  );
}

export function shownNotes(
  courseId: string,
  course: CourseNotes | undefined,
  waiting: readonly TypedNote[],
): readonly ShownNote[] {
  const mine = new Map(
    waiting.filter((note) => note.courseId === courseId).map((note) => [note._id, note]),
  );
  if (!course && mine.size === 0) return NONE;
  const kept = (course?.notes ?? []).map((note) => {
    const typed = mine.get(note._id);
    mine.delete(note._id);
    const { text: saved } = note;
    const { text, replaces } = typed ?? { text: saved, replaces: saved };
    return { ...note, text, saved, replaces, isWaiting: typed !== undefined };
  });
  const added = [...mine.values()].map((note) => {
    return { ...note, isWatchable: true, saved: undefined, isWaiting: true };
  });
  return inOrder([...kept, ...added]);
}

/** Sorts by lecture in the order of the server's list; lectures not in it come last. */
function inOrder(notes: readonly ShownNote[]): readonly ShownNote[] {
  const lectures = [...new Set(notes.map(({ lectureId }) => lectureId))];
  const placeOf = ({ lectureId }: ShownNote) => lectures.indexOf(lectureId);
  return [...notes].sort(
    (a, b) => placeOf(a) - placeOf(b) || a.positionSeconds - b.positionSeconds,
  );
}
