import type { CourseOverview } from './course-overviews.js';
import type { CoursePage, PublishedQuery } from './courses-view.js';

/** A course in a list, with its cached card. */
export interface CardOfCourse {
  readonly courseId: string;
  readonly creatorId: string;
  readonly enrollmentCount: number;
  /** What every viewer may see of it, as `CardWriter` wrote it; null when it has to be rendered anew. */
  readonly card: string | null;
  /** Increases with every change of the course. */
  readonly stamp: number;
}

export interface NewCard {
  readonly courseId: string;
  readonly card: string;
  /** The stamp read before the card's content was. */
  readonly stamp: number;
}

/** A cache of rendered course cards; every change of a course drops its card in the same transaction. */
export abstract class CourseCards {
  /**
   * A page of the published courses, with those of their cards that have the shape; later pages cost no more than the
   * first.
   */
  abstract published(query: PublishedQuery, shape: string): Promise<CoursePage<CardOfCourse>>;

  /** Stores the cards, except for courses that changed since their stamp. */
  abstract keep(cards: readonly NewCard[], shape: string): Promise<void>;

  /** Drops the cards of an educator's courses, because the educator's name changed. */
  abstract forget(creatorId: string): Promise<void>;
}

/** The fields that differ from viewer to viewer, or change too often to be cached. */
export interface CardMoment {
  readonly enrollmentCount: number;
  readonly enrolledStudents: readonly string[];
}

/** Renders courses as the JSON that lists send. */
export abstract class CardWriter {
  /** A version of the format; differs when cards are rendered differently. */
  abstract readonly shape: string;

  /** Renders what every viewer may see of the course. */
  abstract card(overview: CourseOverview): string;

  /** Adds the viewer's fields to a card. */
  abstract complete(card: string, moment: CardMoment): string;

  /** Renders the course as its educator sees it. */
  abstract whole(overview: CourseOverview): string;
}
