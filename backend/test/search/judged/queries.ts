import type { JudgedCourse } from './catalog.js';
import { EIGHTH_AUTHOR_QUERY_LINES } from './eighth-author/query-lines.js';
import { EIGHTEENTH_AUTHOR_QUERY_LINES } from './eighteenth-author/query-lines.js';
import { ELEVENTH_AUTHOR_QUERY_LINES } from './eleventh-author/query-lines.js';
import { FIFTH_AUTHOR_QUERY_LINES } from './fifth-author/query-lines.js';
import { FIRST_AUTHOR_QUERY_LINES } from './first-author/query-lines.js';
import { FOURTEENTH_AUTHOR_QUERY_LINES } from './fourteenth-author/query-lines.js';
import { SEVENTEENTH_AUTHOR_AIMED_QUERY_LINES } from './seventeenth-author/aimed-query-lines.js';
import { SEVENTEENTH_AUTHOR_QUERY_LINES } from './seventeenth-author/query-lines.js';
import { SIXTEENTH_AUTHOR_QUERY_LINES } from './sixteenth-author/query-lines.js';
import { FOURTH_AUTHOR_QUERY_LINES } from './fourth-author/query-lines.js';
import { LATER_QUERY_LINES, LATEST_QUERY_LINES } from './later-query-lines.js';
import { MORE_QUERY_LINES } from './more-query-lines.js';
import { NINTH_AUTHOR_QUERY_LINES } from './ninth-author/query-lines.js';
import { OTHER_QUERY_LINES } from './other-courses.js';
import { QUERY_LINES } from './query-lines.js';
import { SECOND_AUTHOR_QUERY_LINES, UNTOUCHED_QUERY_LINES } from './second-author/query-lines.js';
import { SEVENTH_AUTHOR_QUERY_LINES } from './seventh-author/query-lines.js';
import { SIXTH_AUTHOR_QUERY_LINES } from './sixth-author/query-lines.js';
import { TENTH_AUTHOR_QUERY_LINES } from './tenth-author/query-lines.js';
import { THIRD_AUTHOR_QUERY_LINES } from './third-author/query-lines.js';
import { THIRTEENTH_AUTHOR_QUERY_LINES } from './thirteenth-author/query-lines.js';
import { TWELFTH_AUTHOR_LATER_QUERY_LINES } from './twelfth-author/later-query-lines.js';
import { TWELFTH_AUTHOR_QUERY_LINES } from './twelfth-author/query-lines.js';

export interface JudgedQuery {
  readonly kind: string;
  readonly text: string;
  /** How well a course answers: 3 exactly, 2 well, 1 partly, 0 not at all. */
  readonly grade: (course: JudgedCourse) => number;
}

const WISH = 'soft:';
const LEVELS = ['Beginner', 'Intermediate', 'Advanced'];

export const QUERIES = parseQueries(`${QUERY_LINES.trimEnd()}${MORE_QUERY_LINES}`);
export const LATER_QUERIES = parseQueries(LATER_QUERY_LINES);
export const LATEST_QUERIES = parseQueries(LATEST_QUERY_LINES);
export const OTHER_QUERIES = parseQueries(OTHER_QUERY_LINES);
export const FIRST_AUTHOR_QUERIES = parseQueries(FIRST_AUTHOR_QUERY_LINES);
export const SECOND_AUTHOR_QUERIES = parseQueries(SECOND_AUTHOR_QUERY_LINES);
export const UNTOUCHED_QUERIES = parseQueries(UNTOUCHED_QUERY_LINES);
export const THIRD_AUTHOR_QUERIES = parseQueries(THIRD_AUTHOR_QUERY_LINES);
export const FOURTH_AUTHOR_QUERIES = parseQueries(FOURTH_AUTHOR_QUERY_LINES);
export const FIFTH_AUTHOR_QUERIES = parseQueries(FIFTH_AUTHOR_QUERY_LINES);
export const SIXTH_AUTHOR_QUERIES = parseQueries(SIXTH_AUTHOR_QUERY_LINES);
export const SEVENTH_AUTHOR_QUERIES = parseQueries(SEVENTH_AUTHOR_QUERY_LINES);
export const EIGHTH_AUTHOR_QUERIES = parseQueries(EIGHTH_AUTHOR_QUERY_LINES);
export const NINTH_AUTHOR_QUERIES = parseQueries(NINTH_AUTHOR_QUERY_LINES);
export const TENTH_AUTHOR_QUERIES = parseQueries(TENTH_AUTHOR_QUERY_LINES);
export const ELEVENTH_AUTHOR_QUERIES = parseTitled(ELEVENTH_AUTHOR_QUERY_LINES);
export const TWELFTH_AUTHOR_QUERIES = parseQueries(TWELFTH_AUTHOR_QUERY_LINES);
export const TWELFTH_AUTHOR_LATER_QUERIES = parseQueries(TWELFTH_AUTHOR_LATER_QUERY_LINES);
export const THIRTEENTH_AUTHOR_QUERIES = parseTitled(THIRTEENTH_AUTHOR_QUERY_LINES);
export const FOURTEENTH_AUTHOR_QUERIES = parseTitled(FOURTEENTH_AUTHOR_QUERY_LINES);
export const SIXTEENTH_AUTHOR_QUERIES = parseTitled(SIXTEENTH_AUTHOR_QUERY_LINES);
export const SEVENTEENTH_AUTHOR_QUERIES = parseTitled(SEVENTEENTH_AUTHOR_QUERY_LINES);
export const SEVENTEENTH_AUTHOR_AIMED_QUERIES = parseTitled(SEVENTEENTH_AUTHOR_AIMED_QUERY_LINES);
export const EIGHTEENTH_AUTHOR_QUERIES = parseTitled(EIGHTEENTH_AUTHOR_QUERY_LINES);

/** Lines that list the titles of each grade. */
function parseTitled(lines: string): readonly JudgedQuery[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', text = '', ...graded] = line.split('>').map((part) => part.trim());
      const grades = new Map(
        graded.flatMap((titles, at) => titles.split('; ').map((title) => [title, 3 - at] as const)),
      );
      return { kind, text, grade: ({ title }) => grades.get(title) ?? 0 };
    });
}

function parseQueries(lines: string): readonly JudgedQuery[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', text = '', wanted = '', partly = '', conditions = ''] = line
        .split('>')
        .map((part) => part.trim());
      return { kind, text, grade: judge(wanted, partly, conditions) };
    });
}

/** A condition is required; after `soft:` it is a wish, and a course that does not meet it answers partly. */
function judge(wanted: string, partly: string, conditions: string) {
  const all = conditions.split(' ');
  const musts = all.filter((condition) => !condition.startsWith(WISH));
  const wishes = all.filter((c) => c.startsWith(WISH)).map((c) => c.slice(WISH.length));
  const level = musts.find((condition) => LEVELS.includes(condition));
  const sets = wanted.split('/').flatMap((set) => set.trim() || []);
  const also = partly.split(' ').filter((tag) => tag !== '');
  return (course: JudgedCourse): number => {
    if (!musts.every((condition) => meets(course, condition))) return 0;
    const isWanted = sets.some((set) => set.split(' ').every((tag) => course.tags.includes(tag)));
    const isAny = sets.length === 0 && also.length === 0;
    if (!isWanted && !isAny) return also.some((tag) => course.tags.includes(tag)) ? 1 : 0;
    if (!wishes.every((condition) => meets(course, condition))) return 1;
    if (level === undefined) return 3;
    if (isAny) return course.level === level ? 3 : 0;
    return 3 - Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(course.level));
  };
}

function meets(course: JudgedCourse, condition: string): boolean {
  const [name, value = ''] = condition.split('=');
  if (name === 'free') return course.priceRupees === 0;
  if (name === 'min') return course.priceRupees >= Number(value);
  if (name === 'max' || name === 'cheap') return course.priceRupees <= Number(value);
  if (name === 'mins') return course.minutes <= Number(value);
  if (name === 'minmins') return course.minutes >= Number(value);
  if (name === 'stars') return course.ratingSum >= Number(value) * Math.max(1, course.ratingCount);
  if (name === 'not') return !course.tags.includes(value);
  if (name === 'popular') return course.enrollments >= Number(value);
  if (name === 'fresh') return course.daysOld <= Number(value);
  if (name === 'by') return course.educator.startsWith(value.replaceAll('_', ' '));
  return true;
}
