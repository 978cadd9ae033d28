import type { Category, Level } from '../api/types';

export const CATEGORIES = [
  'App Development',
  'AI/ML',
  'AI Tools',
  'Data Science',
  'Data Analytics',
  'Ethical Hacking',
  'UI UX Designing',
  'Web Development',
  'Others',
] as const satisfies readonly Category[];

export const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const satisfies readonly Level[];
