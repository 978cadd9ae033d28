import type { CourseOverview } from './course-overviews.js';
import type { CoursePage, PublishedQuery } from './courses-view.js';

/** A course as one place in a list, with what is kept ready of it. */
export interface CardOfCourse {
  readonly courseId: string;
  readonly creatorId: string;
  readonly enrollmentCount: number;
  /** What every viewer may see of it, as `CardWriter` wrote it; null when that has to be written anew. */
  readonly card: string | null;
  /** Grows with every change of the course. */
  readonly stamp: number;
}

export interface NewCard {
  readonly courseId: string;
  readonly card: string;
  /** From before what is on the card was read. */
  readonly stamp: number;
}

/** Cards of courses, kept written out; whatever changes a course throws its card away in the same transaction. */
export abstract class CourseCards {
  /** A page of the published courses with those of their cards that have the shape; the cost does not grow with the number of pages before it. */
  abstract published(query: PublishedQuery, shape: string): Promise<CoursePage<CardOfCourse>>;

  /** Keeps the cards, but for those of courses that changed since their stamp. */
  abstract keep(cards: readonly NewCard[], shape: string): Promise<void>;

  /** The name of an educator changed: throws the cards of their courses away. */
  abstract forget(creatorId: string): Promise<void>;
}

/** What differs from viewer to viewer, or too often to be written down. */
export interface CardMoment {
  readonly enrollmentCount: number;
  readonly enrolledStudents: readonly string[];
}

/** Writes courses as lists send them: JSON. */
export abstract class CardWriter {
  /** Differs when cards are written another way. */
  abstract readonly shape: string;

  /** What every viewer may see of the course. */
  abstract card(overview: CourseOverview): string;

  /** The course from its card. */
  abstract complete(card: string, moment: CardMoment): string;

  /** The course as its educator sees it. */
  abstract whole(overview: CourseOverview): string;
}
