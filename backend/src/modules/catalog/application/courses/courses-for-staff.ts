import type { CourseView, LectureView } from './courses-view.js';

interface StaffLecture extends Omit<LectureView, 'id' | 'courseId'> {
  readonly lectureId: string;
  /** Length of the video that plays; null when none does. */
  readonly seconds: number | null;
  /** In no particular order; sizes in bytes. */
  readonly handouts: readonly { readonly name: string; readonly size: number }[];
}

/** A course as staff see it, whether it is published or not. */
export interface StaffCourse extends Omit<
  CourseView,
  'id' | 'isRetired' | 'ratingSum' | 'ratingCount' | 'version'
> {
  readonly courseId: string;
  /** When staff took it out of the catalog; null unless they did. */
  readonly withheldAt: Date | null;
  /** When its educator removed it, while learners keep it; null otherwise. */
  readonly retiredAt: Date | null;
  /** In their order. */
  readonly lectures: readonly StaffLecture[];
}

export abstract class CoursesForStaff {
  /** The course with this id, or the courses of the educator with it; newest first, at most 50. */
  abstract find(id: string): Promise<readonly StaffCourse[]>;

  /** Courses that staff took out of the catalog, newest first, at most 50. */
  abstract withheld(): Promise<readonly StaffCourse[]>;
}
