import { describe, expect, it } from '@jest/globals';
import { type CourseText, levelToken, searchDocumentOf } from './search-document.js';

const course: CourseText = {
  title: 'Evenings outdoors',
  subTitle: '',
  description: 'Everything about kites',
  category: 'Others',
  level: 'Beginner',
  pricePaise: 49_900,
  lectureTitles: ['Weaving a basket'],
};

/** More than PostgreSQL takes of one document. */
const TOO_MANY_BYTES = 1_048_576;
const BYTES_OF_PLACE = 5;
const LETTERS = [...'कगजटडतदनपब'];

/** Each of them another one, eight letters of three bytes. */
const hindiWords = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) =>
    [...String(10_000_000 + from + at)].map((digit) => LETTERS[Number(digit)]).join(''),
  );

describe('What is said in a course', () => {
  const spoken = Array.from({ length: 20 }, (_, at) => hindiWords(4_000 * at, 4_000).join(' '));
  const { tokens } = searchDocumentOf({ ...course, spoken });

  it('is kept as far as an index takes it, however much it is', () => {
    const bytes = [...tokens.keys()].map((token) => Buffer.byteLength(token) + BYTES_OF_PLACE);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(TOO_MANY_BYTES);
    expect(tokens.size).toBeGreaterThan(20_000);
  });

  it('is kept from its beginning', () => {
    const alone = searchDocumentOf({ ...course, spoken: spoken.slice(0, 1) });
    expect([...alone.tokens.keys()].filter((token) => !tokens.has(token))).toEqual([]);
  });

  it('takes no room from what is written', () => {
    const written = searchDocumentOf(course);
    expect([...written.tokens].filter(([token, place]) => tokens.get(token) !== place)).toEqual([]);
    expect(tokens.get(levelToken('Beginner'))).toBe('D');
  });
});
