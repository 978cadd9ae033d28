import { beforeEach, describe, expect, it } from '@jest/globals';
import { minutesOf } from '../../domain/search/reasons.js';
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

  it('puts the easier of two first where no level is asked for', async () => {
    expect((await stage.search('react'))[0]).toBe('React for beginners');
  });

  it('puts one kind of a subject before the others', async () => {
    await stage.add('Goat farming', { enrollmentCount: 9_000, level: 'Beginner' });
    await stage.add('Poultry at home', { level: 'Advanced' });
    expect(await stage.search('murgi palan')).toEqual(['Poultry at home', 'Goat farming']);
    expect(await stage.search('animal husbandry')).toHaveLength(2);
  });

  it('puts what says a vague word before what only suits it', async () => {
    await stage.add('Chess for masters', { enrollmentCount: 10 });
    await stage.add('Chess for kids');
    expect((await stage.search('something for kids'))[0]).toBe('Chess for kids');
  });

  it('puts a course on all that was asked for before those on a part of it', async () => {
    await stage.add('Node from scratch', { enrollmentCount: 9_000 });
    await stage.add('React and Node, all of it', { level: 'Advanced' });
    expect((await stage.search('react and node together'))[0]).toBe('React and Node, all of it');
  });

  it('puts what a field is learned by first before its other parts', async () => {
    await stage.add('Vue essentials', { category: 'Web Development', enrollmentCount: 9_000 });
    await stage.add('HTML essentials', { category: 'Web Development' });
    const found = await stage.search('website');
    expect(found.indexOf('HTML essentials')).toBeLessThan(found.indexOf('Vue essentials'));
  });

  it('finds what a title says word for word, whatever subject it is of', async () => {
    await stage.add('Face and iris recognition systems');
    await stage.add('Object detection', { enrollmentCount: 9_000 });
    expect(await stage.search('face recognition')).toContain('Face and iris recognition systems');
  });

  it('serves who says next to nothing, and nobody who asks for what is not taught', async () => {
    await stage.add('Crack your first interview');
    expect(await stage.search('naukri chahiye')).toEqual(['Crack your first interview']);
    expect(await stage.search('an astronaut job')).toEqual([]);
  });

  it('keeps to the bounds, and forgets them rather than find nothing', async () => {
    expect(await stage.search('free accounting')).toEqual(['GST return filing']);
    expect(await stage.search('free react')).toHaveLength(2);
  });

  it('takes a mention in another field for no answer within the bounds', async () => {
    await stage.add('Money for families', { pricePaise: 0, description: 'Save for react.' });
    expect(await stage.search('free react')).toContain('React in depth');
    expect(await stage.isBeyondLimits('free react')).toBe(true);
  });

  it('finds by their words what two words would name together if anybody taught it', async () => {
    await stage.add('Agency stories', { description: 'A tour through forty years.' });
    expect(await stage.search('tour of an agency')).toEqual(['Agency stories']);
  });

  it('corrects no name of a place, month or company', async () => {
    await stage.add('Remember everything', { description: 'Feeling well. Paana.' });
    expect(await stage.correctionOf('react in december')).toBeNull();
    expect(await stage.correctionOf('react patna')).toBeNull();
  });

  it('puts what comes nearest to a bound first where nothing is within', async () => {
    await stage.add('Flexbox', { minutes: 90 });
    await stage.add('Flexbox at length', { minutes: 500, enrollmentCount: 900 });
    expect((await stage.search('30 minute flexbox'))[0]).toBe('Flexbox');
    expect(await stage.search('10 minute course')).toHaveLength(6);
  });

  it('leaves out what was refused, unless there is nothing else', async () => {
    await stage.add('Web pages by hand', { category: 'Web Development' });
    expect(await stage.search('web development but not react')).toEqual(['Web pages by hand']);
    expect(await stage.search('tax other than income tax')).not.toEqual([]);
  });

  it('puts what is of the category asked for before what only mentions it', async () => {
    await stage.add('Web development on the phone', { enrollmentCount: 9_000 });
    expect((await stage.search('web development')).at(-1)).toBe('Web development on the phone');
  });

  it('takes whom a course is for as less than what it is about', async () => {
    await stage.add('Figma for photographers', { enrollmentCount: 9_000 });
    await stage.add('Photographers and their light');
    expect((await stage.search('photographer'))[0]).toBe('Photographers and their light');
  });

  it('takes what a course does without for nothing that it is about', async () => {
    await stage.add('Pages without coding', { enrollmentCount: 9_000 });
    await stage.add('Zymurgy', { subTitle: 'Maths ke bina', enrollmentCount: 9_000 });
    await stage.add('Coding in the evening');
    expect((await stage.search('coding'))[0]).toBe('Coding in the evening');
    expect((await stage.search('zymurgy without maths'))[0]).toBe('Zymurgy');
  });

  it('knows a course by words of title and subtitle that name its subject only together', async () => {
    await stage.add('Speak your mind', { subTitle: 'Before any audience' });
    await stage.add('Applause', { description: 'Public speaking, at the end.' });
    expect((await stage.search('public speaking'))[0]).toBe('Speak your mind');
  });

  it('puts courses on the part asked for before those on the field it is named with', async () => {
    await stage.add('Websites', { enrollmentCount: 9_000 });
    await stage.add('Backlinks');
    expect((await stage.search('seo for my website'))[0]).toBe('Backlinks');
  });

  it('reads British spelling as American', async () => {
    await stage.add('Colour and line');
    await stage.add('Organizing a cupboard');
    expect(await stage.search('colors')).toEqual(['Colour and line']);
    expect(await stage.search('organise')).toEqual(['Organizing a cupboard']);
  });

  it('finds what a hobby may be, and no other hobby beside the one asked for', async () => {
    await stage.add('Guitar by the fire');
    await stage.add('Cakes in an hour');
    expect(await stage.search('a new hobby')).toHaveLength(2);
    expect(await stage.search('guitar')).toEqual(['Guitar by the fire']);
  });

  it('finds codes however they are written', async () => {
    await stage.add('Zymurgy ZX-300');
    expect(await stage.search('zx300')).toEqual(['Zymurgy ZX-300']);
  });

  it('puts courses in the language asked for first', async () => {
    await stage.add('React all over', { description: 'Explained in Tamil', level: 'Advanced' });
    expect(await stage.reasons('react in tamil')).toMatchObject({
      'React all over': ['matches: react, Tamil'],
      'React in depth': ['matches: react'],
    });
    expect((await stage.search('react in tamil'))[0]).toBe('React all over');
  });

  it('gives the wishes that a course meets as reasons, and no others', async () => {
    expect(await stage.reasons('free accounting course under 2 hours')).toEqual({
      'GST return filing': ['matches: accounting', 'Free', 'under 2 hours'],
    });
    expect((await stage.reasons('free react'))['React in depth']).toEqual(['matches: react']);
  });

  it.each([
    ['free react', true],
    ['react over 40 hours', true],
    ['react under ₹10000', false],
    ['free accounting course under 2 hours', false],
    ['react', false],
    ['free underwater basket weaving', false],
  ])('says whether nothing found for %j is within its limits', async (request, isBeyond) => {
    expect(await stage.isBeyondLimits(request)).toBe(isBeyond);
  });

  it('says so, too, when no course found is rated as well as asked for', async () => {
    const request = 'filing rated above 4.5';
    // Merely related, and so no answer to the request.
    await stage.add('Income tax for everybody', { ratings: [5] });
    expect(await stage.search(request)).toEqual(['GST return filing', 'Income tax for everybody']);
    expect(await stage.isBeyondLimits(request)).toBe(true);
    await stage.add('GST return filing for shops', { ratings: [5, 5, 4] });
    expect(await stage.isBeyondLimits(request)).toBe(false);
  });

  it('tells the length of a single minute as one', async () => {
    await stage.add('Flexbox', { minutes: minutesOf(72) ?? 0 });
    expect((await stage.reasons('short flexbox course'))['Flexbox']).toContain('1 minute');
  });

  it('gives no subject as a reason that a course mentions in passing and in other words', async () => {
    await stage.add('Farming with little water');
    await stage.add('Mushrooms', { description: 'With a chapter on farming.' });
    await stage.add('Soldering', { description: 'The last project tells crop disease.' });
    expect(await stage.reasons('farming')).toMatchObject({
      'Farming with little water': ['matches: farming'],
      Mushrooms: ['matches: farming'],
      Soldering: [],
    });
  });

  it('gives no subject as a reason whose name a course has in another sense', async () => {
    await stage.add('Share market charts');
    expect(await stage.reasons('marketing')).toEqual({ 'Share market charts': [] });
  });

  it('leaves out the kinds of a category that was refused', async () => {
    await stage.add('Penetration testing', { category: 'Ethical Hacking' });
    await stage.add('Encryption', { category: 'Ethical Hacking' });
    expect(await stage.search('security but not hacking')).toEqual(['Encryption']);
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

  it('takes a word that names a subject for a name beside another one, and behind "by"', async () => {
    stage.educators.names.set('guitar', 'Guitar Kuttappan');
    await stage.add('Cameras that watch', { creatorId: 'guitar' });
    await stage.add('Six strings on a guitar');
    expect(await stage.search('guitar kuttappan')).toEqual(['Cameras that watch']);
    expect(await stage.search('courses by guitar')).toEqual(['Cameras that watch']);
    expect(await stage.search('guitar courses')).toEqual(['Six strings on a guitar']);
  });

  it('knows which courses are held in Hindi by how they are written', async () => {
    await stage.add('Kotlin in One Weekend', { description: 'Components, props and state.' });
    await stage.add('Kotlin Seekhe', {
      description: 'Component kya hota hai, props aur state, sab kuch project ke saath.',
    });

    expect(await stage.search('kotlin in hindi')).toEqual([
      'Kotlin Seekhe',
      'Kotlin in One Weekend',
    ]);
    expect(await stage.search('kotlin not in hindi')).toEqual(['Kotlin in One Weekend']);
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
