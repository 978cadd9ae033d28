import { judgedCatalog } from '../../test/search/judged/catalog.ts';
import { TOPICS } from '../../test/search/judged/topics.ts';
import { Dice } from './random.ts';

export interface SeedCourse {
  id: string;
  creatorId: string;
  title: string;
  subTitle: string;
  description: string;
  category: string;
  level: 'Beginner' | 'Intermediate' | 'Advanced';
  pricePaise: number;
  isPublished: boolean;
  publishedAt: string;
  enrollments: number;
  ratingSum: number;
  ratingCount: number;
  /** The parts of its texts: many courses share the base; the filling consists of invented words. */
  base: SeedBase;
  filling: readonly string[];
}

export type SeedBase = Pick<
  SeedCourse,
  'title' | 'subTitle' | 'description' | 'category' | 'level'
>;

export const COURSES_PER_EDUCATOR = 10;
export const LECTURES_PER_COURSE = 2;

const BASES = judgedCatalog(TOPICS);
const PLACES = 'Pune Kochi Jaipur Indore Mysuru Nagpur Surat Patna Guwahati Bhopal'.split(' ');
const PRICES = [0, 49_900, 79_900, 29_900, 149_900, 99_900] as const;
const SYLLABLES = 'ba co di fu ga ho ji ka lo mu na po ra su ti vo we xa yu zi'.split(' ');
const RARE_WORDS = 50_000;
const FILLING_WORDS = 30;
const FIRST_DAY = Date.UTC(2024, 0, 1);
const MINUTE = 60_000;

/** UUIDv7 ids in order of time, like the product's, and predictable. */
const courseId = (at: number): string => uuid(1, at);
const educatorId = (at: number): string => uuid(2, at);

function uuid(kind: number, at: number): string {
  return `0192f0c1-000${kind}-7000-8000-${at.toString(16).padStart(12, '0')}`;
}

/** A different invented word for each number. */
export function rareWord(at: number): string {
  let word = '';
  for (let rest = at + SYLLABLES.length ** 3; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length] ?? '';
  return word;
}

/** The judged courses repeated, each time with other words, popularity and price; one in ten is a draft. */
export function* courses(count: number): Generator<SeedCourse> {
  const dice = new Dice(count);
  for (let at = 0; at < count; at += 1) {
    const base = BASES[at % BASES.length];
    if (!base) throw new Error('There are no courses to begin with.');
    const filling = Array.from({ length: FILLING_WORDS }, () =>
      rareWord(dice.seldomLarge(RARE_WORDS)),
    );
    const ratingCount = dice.seldomLarge(2_000);
    yield {
      ...{ base, filling },
      id: courseId(at),
      creatorId: educatorId(Math.floor(at / COURSES_PER_EDUCATOR)),
      title: `${base.title} · ${dice.of(PLACES)} ${at}`,
      subTitle: base.subTitle,
      description: `${base.description} ${filling.join(' ')}`,
      category: base.category,
      level: base.level,
      pricePaise: dice.of(PRICES),
      isPublished: at % 10 !== 9,
      publishedAt: new Date(FIRST_DAY + at * MINUTE).toISOString(),
      enrollments: dice.seldomLarge(20_000),
      ratingSum: Math.round(ratingCount * (3 + 2 * dice.roll())),
      ratingCount,
    };
  }
}

/** The catalog's cursor after the course. */
export function cursorAfter(at: number): string {
  const publishedAt = new Date(FIRST_DAY + at * MINUTE).toISOString();
  return Buffer.from(JSON.stringify(['newest', publishedAt, courseId(at)])).toString('base64url');
}
