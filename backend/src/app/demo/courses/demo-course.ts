import type { Category, Level } from '../../../modules/catalog/domain/courses/course-vocabulary.js';

export interface DemoQuestion {
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly string[];
  readonly why: string;
}

export interface DemoHandout {
  readonly name: string;
  readonly text: string;
}

interface DemoLecture {
  readonly title: string;
  /** The lecture's text, one card each. */
  readonly points: readonly string[];
  /** The title of the section that begins with it. */
  readonly section?: string;
  readonly quiz?: readonly DemoQuestion[];
  readonly handout?: DemoHandout;
}

export interface DemoCourse {
  readonly educator: string;
  readonly title: string;
  readonly subTitle: string;
  readonly description: string;
  readonly category: Category;
  readonly level: Level;
  readonly priceRupees: string;
  /** The first of its buyers uses it. */
  readonly coupon?: { readonly code: string; readonly percentOff: number };
  /** The first is a free preview. */
  readonly lectures: readonly DemoLecture[];
  /** By the demo learners in turn, who join it, or buy it, once the worker runs. */
  readonly reviews: readonly (readonly [rating: number, comment: string])[];
}

export function lecture(title: string, ...points: string[]): DemoLecture {
  return { title, points };
}

export const inNewSection = (section: string, first: DemoLecture): DemoLecture => ({
  ...first,
  section,
});

export const withQuiz = (asked: DemoLecture, ...quiz: readonly DemoQuestion[]): DemoLecture => ({
  ...asked,
  quiz,
});

export const withHandout = (
  given: DemoLecture,
  name: string,
  ...lines: readonly string[]
): DemoLecture => ({
  ...given,
  handout: { name, text: lines.map((line) => `${line}\r\n`).join('') },
});
