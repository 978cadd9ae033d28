import type { Course } from '../../shared/api/types';

const NAME_LENGTH = 10;

export interface CourseBar {
  id: string;
  title: string;
  value: number;
}

/** Cut to 10 characters plus '...'; user-perceived characters, so that no emoji is split. */
export function chartName(title: string): string {
  const characters = [...title];
  if (characters.length <= NAME_LENGTH) return title;
  return `${characters.slice(0, NAME_LENGTH).join('')}...`;
}

export const lectureBars = (courses: readonly Course[]): CourseBar[] =>
  courses.map(({ _id, title, lectures }) => ({ id: _id, title, value: lectures.length }));

export const studentBars = (courses: readonly Course[]): CourseBar[] =>
  courses.map(({ _id, title, enrolledCount }) => ({ id: _id, title, value: enrolledCount }));
