import type { Category, Level } from '../../domain/course-vocabulary.js';

export interface CourseView {
  readonly id: string;
  readonly creatorId: string;
  readonly title: string;
  readonly subTitle: string;
  readonly description: string;
  readonly category: Category;
  readonly level: Level | null;
  readonly pricePaise: number | null;
  readonly thumbnailId: string | null;
  readonly isPublished: boolean;
  readonly isRetired: boolean;
  readonly enrollmentCount: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface LectureView {
  readonly id: string;
  readonly courseId: string;
  readonly title: string;
  readonly isPreviewFree: boolean;
}

export type CourseSort = 'newest' | 'popular' | 'rating' | 'price' | '-price';

/** The place in a sorted list after which the next page begins. */
export interface PageMark {
  /** The last row's sorting value, as PostgreSQL writes it. */
  readonly key: string;
  readonly id: string;
}

export interface PageRequest {
  readonly limit: number;
  readonly after: PageMark | null;
}

export interface PublishedQuery extends PageRequest {
  /** One of them; empty means any. */
  readonly categories: readonly Category[];
  /** One of them; empty means any. */
  readonly levels: readonly Level[];
  readonly creatorId: string | null;
  /** Is left out. */
  readonly exceptId: string | null;
  /** Each word must occur in title, subtitle, category or description; empty means any. */
  readonly words: readonly string[];
  readonly sort: CourseSort;
}

export interface CoursePage<T> {
  readonly courses: readonly T[];
  /** Null on the last page. */
  readonly next: PageMark | null;
}

export interface CreatorFigures {
  /** Whether anything of this educator is or was on sale. */
  readonly isKnown: boolean;
  /** Published courses. */
  readonly courseCount: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
}

/** Reads of courses and lectures, without the domain. */
export abstract class CoursesView {
  abstract find(courseId: string): Promise<CourseView | null>;

  /** The courses that exist among the ids, in no promised order. */
  abstract these(courseIds: readonly string[]): Promise<readonly CourseView[]>;

  /** A page of the educator's courses, drafts included and retired ones not, newest first. */
  abstract ofCreator(creatorId: string, page: PageRequest): Promise<CoursePage<CourseView>>;

  /** The lectures of each course in the educator's order, by course id; one query for all. */
  abstract lecturesOf(
    courseIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly LectureView[]>>;

  abstract creatorFigures(creatorId: string): Promise<CreatorFigures>;
}
