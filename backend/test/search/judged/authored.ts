import type { JudgedCourse } from './catalog.js';

const CATEGORIES: Readonly<Record<string, string>> = {
  web: 'Web Development',
  app: 'App Development',
  ml: 'AI/ML',
  tools: 'AI Tools',
  ds: 'Data Science',
  da: 'Data Analytics',
  hack: 'Ethical Hacking',
  ui: 'UI UX Designing',
  oth: 'Others',
};

/**
 * Fields: category, level, rupees, minutes, educator, tags, title, subtitle, description, lectures; separated by bars.
 */
export function authoredCatalog(lines: string, daysApart = 0): JudgedCourse[] {
  return lines
    .trim()
    .split('\n')
    .map((line, at) => {
      const [category = '', level, price, minutes, educator = '', tags = '', ...texts] =
        line.split('|');
      const [title = '', subTitle = '', description = '', lectures = ''] = texts;
      const ratingCount = ((at + 1) * 53) % 120;
      const mean = Math.min(5, 3 + (((at + 1) * 31) % 21) / 10);
      return {
        ...{ title, subTitle, description, educator },
        category: CATEGORIES[category] ?? 'Others',
        level: level === 'Advanced' || level === 'Intermediate' ? level : 'Beginner',
        priceRupees: Number(price),
        minutes: Number(minutes),
        lectures: lectures.split(';'),
        enrollments: ((at + 1) ** 2 * 17) % 6_000,
        daysOld: (((at + 1) * 7) % 97) * daysApart,
        ratingCount,
        ratingSum: Math.round(ratingCount * mean),
        tags: tags.split(' '),
      };
    });
}
