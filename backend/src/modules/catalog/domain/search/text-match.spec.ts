import { describe, expect, it } from '@jest/globals';
import type { Candidate } from './candidate.js';
import { intentOf } from './intent.js';
import { type CourseText, searchDocumentOf } from './search-document.js';
import { wordsOf } from './text.js';
import { textMatcher } from './text-match.js';

const course: CourseText = {
  title: '',
  subTitle: '',
  description: '',
  category: 'Others',
  level: 'Beginner',
  pricePaise: 49_900,
  lectureTitles: [],
};

const candidate = (text: Partial<CourseText>): Candidate => ({
  courseId: text.title ?? '',
  places: searchDocumentOf({ ...course, ...text }).tokens,
  category: 'Others',
  level: 'Beginner',
  pricePaise: 49_900,
  minutes: 60,
  enrollmentCount: 0,
  ratingSum: 0,
  ratingCount: 0,
  publishedAt: new Date(0),
});

/** How much better the first of the courses matches than the second. */
function lead(request: string, ...courses: readonly Candidate[]): number {
  const match = textMatcher(intentOf(wordsOf(request)).facets, courses);
  const [one = 0, other = 0] = courses.map((each) => match(each).text);
  return one - other;
}

describe('A course whose lectures name the very thing', () => {
  const wide = candidate({ title: 'Spreadsheets in Excel' });
  const narrow = candidate({
    title: 'Excel for accountants',
    subTitle: 'Reports',
    lectureTitles: ['Power Query'],
  });

  it('matches better than one on its field', () => {
    expect(lead('power query', narrow, wide)).toBeGreaterThan(0.2);
  });

  it('matches no better where titles name it, or many courses do', () => {
    const titled = candidate({ title: 'Power Query in Excel' });
    expect(lead('power query', narrow, wide, titled)).toBeLessThan(0.2);
    expect(lead('power query', narrow, wide, narrow, narrow, narrow)).toBeLessThan(0.2);
  });

  it('is no answer if it is about something else', () => {
    const other = candidate({ title: 'Cooking with millets', lectureTitles: ['Power Query'] });
    expect(lead('power query', other, wide)).toBeLessThan(0);
  });
});
