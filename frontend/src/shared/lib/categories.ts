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
] as const;

export const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;

export type Category = (typeof CATEGORIES)[number];
