import { describe, expect, it } from '@jest/globals';
import type { Commonness } from './facet.js';
import { intentOf } from './intent.js';
import { wordsOf } from './text.js';

const read = (request: string) => intentOf(wordsOf(request));
const subjects = (request: string) => read(request).facets.map(({ label }) => label);

describe('What is said together', () => {
  it.each([
    ['how do I become a government school teacher', 'teacher eligibility'],
    ['people say my voice is good can I make money from it', 'voice over'],
    ['a deaf person joined our team how do I talk to him', 'sign language'],
    ['we moved to bangalore and need to speak with the local people', 'kannada'],
    ['I want to sell handicrafts to america', 'export import'],
    ['my son writes so badly', 'calligraphy'],
    ['dukaan kaise sambhale', 'retail'],
    ['my wife is expecting our first baby', 'pregnancy'],
    ['how do I get roles in web series', 'acting'],
    ['I want to paint the walls of my house', 'house painting'],
    ['how do I become a stage host', 'anchoring'],
    ['I want to host my website', 'cloud computing'],
    ['murgi palan', 'poultry farming'],
    ['hath dekhna', 'palmistry'],
    ["my son is glued to his phone and won't talk to us", 'parenting'],
    ['my wife and I fight all the time', 'psychology'],
    ['customers always ask for a discount and I give in', 'negotiation'],
    ['how to ask for more salary', 'negotiation'],
    ['I want to help when somebody collapses', 'first aid'],
    ['bathing a newborn', 'child care'],
    ['less time on question papers for my class', 'teaching'],
    ['I get panic before exams', 'anxiety'],
    ['get paid for finding security holes', 'web security'],
    ['buy my first house', 'real estate'],
    ['my house is messy', 'declutter'],
    ['I smoke and want to stop', 'psychology'],
    ['my boss shouts at me', 'communication'],
    ['my child is scared of the dark', 'parenting'],
    ['plan a birthday party', 'event management'],
    ['how do I get a visa for canada', 'study abroad'],
    ['repair my own bike', 'bike repair'],
    ['mera beta mobile nahi chhodta', 'parenting'],
    ['mobile pani me gir gaya', 'mobile repair'],
    ['teach my mother whatsapp', 'smartphone use'],
    ['I want to become a yoga instructor', 'yoga teacher'],
    ['chemical fertiliser costs too much', 'organic farming'],
  ])('in %j asks for %j', (request, subject) => {
    expect(subjects(request)).toContain(subject);
  });

  it('means that for which more words speak', () => {
    const { facets } = read('moved to bangalore, need to speak with the local people');
    const importance = new Map(facets.map((facet) => [facet.label, facet.importance]));
    expect(importance.get('kannada')).toBe(1);
    expect(importance.get('communication')).toBeLessThan(1);
  });

  it('is more than the money that is to be made of it', () => {
    const { facets } = read('teach small kids reading and make money');
    const importance = new Map(facets.map((facet) => [facet.label, facet.importance]));
    expect(importance.get('montessori')).toBe(1);
    expect(importance.get('freelancing')).toBeLessThan(1);
  });

  it('is more than one word that says next to nothing', () => {
    expect(subjects('bacche ko padhna kaise sikhaye')).toEqual(['montessori']);
  });

  it('with the name of a subject tells what is meant beside it', () => {
    const importance = (request: string) =>
      read(request).facets.map(({ label, importance }) => [label, importance]);
    expect(importance('share market mein paisa kaise lagaye')).toEqual([
      ['stock market', 1],
      ['investing', 0.5],
    ]);
    expect(importance('company website security holes')).toEqual([
      ['web security', 1],
      ['web development', 0.5],
    ]);
  });

  it('of speaking a language asks for the language', () => {
    expect(subjects('kannada speaking')).toEqual(['kannada']);
    expect(subjects('excel kannada speaking')).toEqual(['excel', 'Kannada']);
    expect(subjects('I cannot talk to my clients in english')).toContain('spoken english');
    expect(subjects('sql in english')).toEqual(['sql']);
  });
});

describe('A word that says next to nothing', () => {
  const [facet] = read('course for kids').facets;

  it('is looked for besides what it may mean', () => {
    expect(facet?.tokens.map(({ token }) => token)).toContain('kid');
  });

  it('asks for nothing that merely comes near what it may mean', () => {
    expect(facet?.wider).toEqual([]);
  });
});

describe('The country where all of it is', () => {
  it('tells hardly anything', () => {
    const commonness = new Map<string, Commonness>([['harbor', 'usual']]);
    const { facets } = intentOf(['indian', 'harbor'], { commonness });
    expect(facets.map(({ label }) => label)).toEqual(['harbor', 'indian']);
  });
});

describe('Who wants no theory', () => {
  it('wants what is easy', () => {
    expect(read('machine learning without maths').level).toBe('Beginner');
    expect(read('advanced machine learning without maths').level).toBe('Advanced');
    expect(read('machine learning without python').level).toBeNull();
  });
});

describe('Time that is free', () => {
  it('is no price', () => {
    expect(read('yoga in two free hours a day').isFree).toBe(false);
    expect(read('two hours of free yoga').isFree).toBe(true);
  });
});

describe('What is refused', () => {
  it('is not what is a part of it and asked for', () => {
    const { facets, unwanted } = read('not astrology but vastu');
    expect([facets, unwanted].map((all) => all.map(({ label }) => label))).toEqual([['vastu'], []]);
  });

  it('is only the word where it names what is asked for', () => {
    const { facets, unwanted } = read('photography without dslr');
    expect([facets, unwanted].map((all) => all.map(({ label }) => label))).toEqual([
      ['photography'],
      ['dslr'],
    ]);
    expect(read('photography without photography').unwanted).toEqual([]);
  });
});
