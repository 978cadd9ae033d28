import type { Category, Level } from '../../domain/courses/course-vocabulary.js';

interface StaffLecture {
  readonly lectureId: string;
  readonly title: string;
  /** The title of the section that begins with this lecture, else null. */
  readonly sectionTitle: string | null;
  readonly isPreviewFree: boolean;
  /** Length of the video that plays; null when none does. */
  readonly seconds: number | null;
}

/** A course as staff see it, whether it is published or not. */
export interface StaffCourse {
  readonly courseId: string;
  readonly creatorId: string;
  readonly title: string;
  readonly subTitle: string;
  readonly description: string;
  readonly category: Category;
  readonly level: Level | null;
  readonly pricePaise: number | null;
  readonly thumbnailId: string | null;
  readonly isPublished: boolean;
  /** When staff took it out of the catalog; null unless they did. */
  readonly withheldAt: Date | null;
  /** When its educator removed it, while learners keep it; null otherwise. */
  readonly retiredAt: Date | null;
  readonly enrollmentCount: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** In their order. */
  readonly lectures: readonly StaffLecture[];
}

export abstract class CoursesForStaff {
  /** The course with this id, or the courses of the educator with it; newest first, at most 50. */
  abstract find(id: string): Promise<readonly StaffCourse[]>;

  /** Courses that staff took out of the catalog, newest first, at most 50. */
  abstract withheld(): Promise<readonly StaffCourse[]>;
}
