import { CATEGORIES, type Category } from '../../courses/course-vocabulary.js';
import { APPS_AND_GAMES } from './subjects/apps-and-games.js';
import { BUSINESS } from './subjects/business.js';
import { DATA_AND_AI } from './subjects/data-and-ai.js';
import { DESIGN } from './subjects/design.js';
import { ELECTRONICS } from './subjects/electronics.js';
import { EXAMS_AND_SCHOOLS } from './subjects/exams-and-schools.js';
import { INFRASTRUCTURE } from './subjects/infrastructure.js';
import { KINDS_OF_LIFE } from './subjects/kinds-of-life.js';
import { KINDS_OF_WORK } from './subjects/kinds-of-work.js';
import { LIFE_AND_LEARNING } from './subjects/life-and-learning.js';
import { MORE_TRADES } from './subjects/more-trades.js';
import { PROGRAMMING } from './subjects/programming.js';
import { SECURITY } from './subjects/security.js';
import { TRADES } from './subjects/trades.js';
import { WORK_AND_HOME } from './subjects/work-and-home.js';
import type { Subject } from './subjects/subject.js';

/** The subject of each category; "Others" has none. */
export const SUBJECT_OF_CATEGORY: Readonly<Partial<Record<Category, string>>> = {
  'App Development': 'appdev',
  'AI/ML': 'aiml',
  'AI Tools': 'aitools',
  'Data Science': 'datascience',
  'Data Analytics': 'analytics',
  'Ethical Hacking': 'hacking',
  'UI UX Designing': 'uiux',
  'Web Development': 'webdev',
};

/** A request for just "design" means designing screens, not training or camera angles. */
const MEANT_BY_SUBJECT: readonly (readonly [subject: string, meant: Category])[] = [
  ['design', 'UI UX Designing'],
];

export const CATEGORY_OF_SUBJECT: ReadonlyMap<string, Category> = new Map([
  ...CATEGORIES.flatMap((category) => {
    const subject = SUBJECT_OF_CATEGORY[category];
    return subject === undefined ? [] : [[subject, category] as const];
  }),
  ...MEANT_BY_SUBJECT,
]);

/**
 * Collections of unrelated subjects: somebody who wants to learn the guitar does not want a cake course, though both
 * are hobbies.
 */
export const GATHERINGS: ReadonlySet<string> = new Set(['hobbies', 'homebusiness']);

export const SUBJECTS: readonly Subject[] = [
  ...PROGRAMMING,
  ...INFRASTRUCTURE,
  ...APPS_AND_GAMES,
  ...ELECTRONICS,
  ...DATA_AND_AI,
  ...SECURITY,
  ...DESIGN,
  ...TRADES,
  ...BUSINESS,
  ...LIFE_AND_LEARNING,
  ...MORE_TRADES,
  ...EXAMS_AND_SCHOOLS,
  ...WORK_AND_HOME,
  ...KINDS_OF_WORK,
  ...KINDS_OF_LIFE,
];
