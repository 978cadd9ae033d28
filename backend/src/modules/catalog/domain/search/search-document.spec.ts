import { describe, expect, it } from '@jest/globals';
import { subjectToken } from './facet.js';
import { type CourseText, FOCUS_TOKEN, levelToken, searchDocumentOf } from './search-document.js';

const course: CourseText = {
  title: 'Evenings outdoors',
  subTitle: '',
  description: 'Everything about kites',
  category: 'Others',
  level: 'Beginner',
  pricePaise: 49_900,
  lectureTitles: ['Weaving a basket'],
};

/** More than PostgreSQL accepts for one document. */
const TOO_MANY_BYTES = 1_048_576;
const BYTES_OF_PLACE = 5;
const LETTERS = [...'कगजटडतदनपब'];

/** Different words of eight letters with three bytes each. */
const hindiWords = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) =>
    [...String(10_000_000 + from + at)].map((digit) => LETTERS[Number(digit)]).join(''),
  );

describe('What a subtitle says', () => {
  const titled = { ...course, title: 'Prompt engineering', category: 'AI Tools' as const };
  const placeOf = (id: string, subTitle: string) =>
    searchDocumentOf({ ...titled, subTitle }).tokens.get(subjectToken(id));

  it('in one word about something else is only mentioned', () => {
    expect(placeOf('yoga', 'As calm as yoga')).toBe('D');
  });

  it('is what the course is about where it belongs to the same', () => {
    expect(placeOf('chatgpt', 'With ChatGPT')).toBe('C');
  });
});

describe('A title', () => {
  const placeOf = (id: string, title: string) =>
    searchDocumentOf({ ...course, title }).tokens.get(subjectToken(id));

  it('that names a subject as a whole is about no other one', () => {
    expect(placeOf('publicspeaking', 'Storytelling for presenters')).toBe('A');
    expect(placeOf('creativewriting', 'Storytelling for presenters')).toBeUndefined();
    expect(placeOf('scratch', 'Coding for kids with a cat')).toBe('A');
  });

  it('names what else a word may mean beside another subject only in passing', () => {
    expect(placeOf('running', 'English Grammar Marathon')).toBe('D');
    expect(placeOf('health', 'Insurance Explained: Term, Health and Motor')).toBe('D');
    expect(placeOf('running', 'Run your first marathon')).toBe('A');
    expect(placeOf('electrical', 'Advanced Python: Decorators and Generators')).toBe('D');
    expect(placeOf('leadership', 'Electric Guitar: Lead and Solos')).toBe('D');
    expect(placeOf('entrepreneurship', 'Power BI for Business')).toBe('D');
    expect(placeOf('photography', 'Portrait and wedding photography')).toBe('A');
    expect(placeOf('freelancing', 'Silai Seekhein Ghar Baithe')).toBe('D');
    expect(placeOf('art', 'Pencil drawing and portraits')).toBe('A');
  });

  it('is not about the language it is taught in', () => {
    expect(placeOf('english', 'Learn French through English')).toBe('D');
    expect(placeOf('french', 'Learn French through English')).toBe('A');
  });

  it('is about one subject, whatever it names in passing', () => {
    const isFocused = (title: string) =>
      searchDocumentOf({ ...course, title }).tokens.has(FOCUS_TOKEN);
    expect(isFocused('English Grammar Marathon')).toBe(true);
    expect(isFocused('English grammar and yoga')).toBe(false);
  });

  it('is of its field whomever it is for', () => {
    expect(placeOf('aiml', 'AI for everyone')).toBe('A');
  });
});

describe('What is said in a course', () => {
  const spoken = Array.from({ length: 20 }, (_, at) => hindiWords(4_000 * at, 4_000).join(' '));
  const { tokens } = searchDocumentOf({ ...course, spoken });

  it('is kept as far as an index takes it, however much it is', () => {
    const bytes = [...tokens.keys()].map((token) => Buffer.byteLength(token) + BYTES_OF_PLACE);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(TOO_MANY_BYTES);
    expect(tokens.size).toBeGreaterThan(20_000);
  });

  it('is read in one pass, however often it says a word of two meanings', () => {
    // Looking at all other words for each of them would take a minute.
    const codes = Array.from({ length: 5 }, () => 'code '.repeat(4_000));
    const document = searchDocumentOf({ ...course, spoken: codes });
    expect(document.tokens.get(subjectToken('programming'))).toBe('D');
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
