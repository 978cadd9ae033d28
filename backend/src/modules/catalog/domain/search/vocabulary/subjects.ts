import type { Category } from '../../course-vocabulary.js';
import { BUSINESS_AND_LIFE } from './subjects/business-and-life.js';
import { DATA_AND_AI } from './subjects/data-and-ai.js';
import { DESIGN } from './subjects/design.js';
import { MORE_TRADES } from './subjects/more-trades.js';
import { SECURITY } from './subjects/security.js';
import { SOFTWARE } from './subjects/software.js';
import { TRADES } from './subjects/trades.js';
import type { Subject } from './subjects/subject.js';

/** The subject that stands for each category; "Others" says nothing. */
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

export const SUBJECTS: readonly Subject[] = [
  ...SOFTWARE,
  ...DATA_AND_AI,
  ...SECURITY,
  ...DESIGN,
  ...TRADES,
  ...BUSINESS_AND_LIFE,
  ...MORE_TRADES,
];
