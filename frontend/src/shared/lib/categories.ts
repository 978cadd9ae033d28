import type { Category, Level } from '../api/types';

export const CATEGORIES: readonly Category[] = [
  'App Development',
  'AI/ML',
  'AI Tools',
  'Data Science',
  'Data Analytics',
  'Ethical Hacking',
  'UI UX Designing',
  'Web Development',
  'Others',
];

export const LEVELS: readonly Level[] = ['Beginner', 'Intermediate', 'Advanced'];
