/** The nine categories. */
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
export type Category = (typeof CATEGORIES)[number];

export const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type Level = (typeof LEVELS)[number];

/** Maximum lengths in characters (code points). */
export const COURSE_LIMITS = { title: 120, subTitle: 160, description: 10_000 } as const;
