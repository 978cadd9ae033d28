import type { Category, Level } from '../../domain/courses/course-vocabulary.js';

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
  /** The title of the section that begins with this lecture, else null. */
  readonly sectionTitle: string | null;
  readonly isPreviewFree: boolean;
}

export type CourseSort = 'newest' | 'popular' | 'rating' | 'price' | '-price';

/** The cursor: the position in a sorted list after which the next page begins. */
export interface PageMark {
  /** The last row's sort value, as PostgreSQL prints it. */
  readonly key: string;
  readonly id: string;
}

export interface PageRequest {
  readonly limit: number;
  readonly after: PageMark | null;
}

export interface PublishedQuery extends PageRequest {
  /** Matches any of them; empty matches all. */
  readonly categories: readonly Category[];
  /** Matches any of them; empty matches all. */
  readonly levels: readonly Level[];
  readonly creatorId: string | null;
  /** Excluded from the result. */
  readonly exceptId: string | null;
  /** Each word must occur in title, subtitle, category or description; empty matches all. */
  readonly words: readonly string[];
  readonly sort: CourseSort;
}

export interface CoursePage<T> {
  readonly courses: readonly T[];
  /** Null on the last page. */
  readonly next: PageMark | null;
}

export interface CreatorFigures {
  /** Whether the educator has or had a course on sale. */
  readonly isKnown: boolean;
  /** The number of published courses. */
  readonly courseCount: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
}

/** The read model of courses and lectures. */
export abstract class CoursesView {
  abstract find(courseId: string): Promise<CourseView | null>;

  /** The existing courses among the ids, in no particular order. */
  abstract these(courseIds: readonly string[]): Promise<readonly CourseView[]>;

  /** A page of the educator's courses, newest first, with drafts but without retired ones. */
  abstract ofCreator(creatorId: string, page: PageRequest): Promise<CoursePage<CourseView>>;

  /** The lectures of each course in the educator's order, by course id; one query for all. */
  abstract lecturesOf(
    courseIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly LectureView[]>>;

  abstract creatorFigures(creatorId: string): Promise<CreatorFigures>;
}
