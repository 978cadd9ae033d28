import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { notesRequested } from './notes.slice';

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
