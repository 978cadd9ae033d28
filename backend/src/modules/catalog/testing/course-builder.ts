import { Course, type CourseChanges } from '../domain/courses/course.js';
import { Lecture } from '../domain/lectures/lecture.js';

export const EDUCATOR = 'educator-1';
export const STRANGER = 'educator-2';
export const CREATED_AT = new Date('2026-11-01T09:00:00.000Z');

interface CourseOptions extends CourseChanges {
  readonly id?: string;
  readonly wasSold?: boolean;
}

/** A course as loaded from the database: it has no unsaved facts. */
export function aCourse({
  id = 'course-1',
  wasSold = false,
  ...changes
}: CourseOptions = {}): Course {
  const course = Course.create({
    id,
    creatorId: EDUCATOR,
    title: 'Practical CCTV monitoring',
    category: 'Others',
    at: CREATED_AT,
  });
  course.edit(changes, CREATED_AT);
  course.pullFacts();
  // In the database, the enrolling transaction sets this.
  return Object.assign(course, { wasSold });
}

/** A lecture as loaded from the database. */
export function aLecture(id: string, position = 0, courseId = 'course-1'): Lecture {
  const lecture = Lecture.add({ id, courseId, title: `Lecture ${id}`, position, at: CREATED_AT });
  lecture.pullFacts();
  return lecture;
}
