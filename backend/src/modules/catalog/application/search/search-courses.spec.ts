import { beforeEach, describe, expect, it } from '@jest/globals';
import { SearchStage } from '../../testing/search-stage.js';

let stage: SearchStage;
beforeEach(async () => {
  stage = new SearchStage();
  await stage.add('React for beginners', { category: 'Web Development', level: 'Beginner' });
  await stage.add('React in depth', { category: 'Web Development', level: 'Advanced' });
  await stage.add('GST return filing', { pricePaise: 0 });
  await stage.add('Income tax for small firms', { minutes: 400 });
});

describe('Searching courses', () => {
  it('puts the level asked for first', async () => {
    expect(await stage.search('advanced react')).toEqual(['React in depth', 'React for beginners']);
    expect(await stage.search('react for a beginner')).toEqual([
      'React for beginners',
      'React in depth',
    ]);
  });

  it('keeps to the bounds, and forgets them rather than find nothing', async () => {
    expect(await stage.search('free accounting')).toEqual(['GST return filing']);
    expect(await stage.search('free react')).toHaveLength(2);
  });

  it('gives the wishes that a course meets as reasons, and no others', async () => {
    expect(await stage.reasons('free accounting course under 2 hours')).toEqual({
      'GST return filing': ['matches: accounting', 'Free', 'under 2 hours'],
    });
    expect((await stage.reasons('free react'))['React in depth']).toEqual(['matches: react']);
  });

  it('follows a lone find with courses about the same, and says so', async () => {
    expect(await stage.reasons('gstr')).toEqual({});
    expect(await stage.reasons('filing')).toEqual({
      'GST return filing': ['matches: filing'],
      'Income tax for small firms': ['related: tax and gst'],
    });
  });

  it('finds the courses of an educator by name', async () => {
    stage.educators.names.set('ravi', 'Ravi Kumar');
    await stage.add('Cameras that watch', { creatorId: 'ravi' });
    expect(await stage.reasons('something by ravi')).toEqual({
      'Cameras that watch': ['by Ravi Kumar'],
    });
  });

  it('corrects what nobody writes, and leaves everyday English alone', async () => {
    await stage.add('Headlines that sell');
    expect(await stage.search('raect')).toContain('React in depth');
    expect(await stage.search('deadlins')).toEqual([]);
    stage.dictionary.words.set('headline', 'usual');
    expect(await stage.search('headline')).toEqual(['Headlines that sell']);
  });

  it('says what it took misspelled words for, in the words of the request', async () => {
    expect(await stage.correctionOf('Raect, for c++ people')).toBe('react, for c++ people');
    expect(await stage.correctionOf('React for beginners')).toBeNull();
  });

  it('reads Devanagari that it does not know in Latin letters', async () => {
    await stage.add('Khakra at home');
    expect(await stage.search('खाकरा')).toEqual(['Khakra at home']);
  });

  it('lets a language model name the subject, and nothing but our own filters', async () => {
    stage.interpreter.answer = {
      ...{ words: 'react', level: 'Advanced', isFree: false, maxPrice: null, maxMinutes: null },
    };
    expect((await stage.search('make my pages lively'))[0]).toBe('React in depth');
  });

  it('answers nothing to what is no request', async () => {
    expect(await stage.search('')).toEqual([]);
    expect(await stage.search('😀')).toEqual([]);
    expect(await stage.search('hello there')).toEqual([]);
  });
});
