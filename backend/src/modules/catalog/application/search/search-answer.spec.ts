import { beforeEach, describe, expect, it } from '@jest/globals';
import { SearchStage } from '../../testing/search-stage.js';

let stage: SearchStage;
beforeEach(() => {
  stage = new SearchStage();
});

describe('A search that would find nothing', () => {
  it('goes on without plain words that no course has', async () => {
    await stage.add('Zymurgy at home');
    stage.dictionary.words.set('rude', 'common').set('dealing', 'everyday').set('zymurgy', 'usual');
    expect(await stage.search('dealing rude')).toEqual([]);
    expect(await stage.search('rude job')).toEqual([]);
    await stage.add('Crack your first interview');
    expect(await stage.search('rude job')).toEqual(['Crack your first interview']);
  });

  it('goes on without a hint at what nobody teaches', async () => {
    await stage.add('Sofa and furniture upkeep', { category: 'Others' });
    for (const word of ['sofa', 'furniture', 'cluttered', 'upkeep'])
      stage.dictionary.words.set(word, 'everyday');
    expect(await stage.search('sofa furniture cluttered')).toEqual(['Sofa and furniture upkeep']);
  });

  it('stays empty when a rare word is what it is about', async () => {
    await stage.add('Crack your first interview');
    stage.dictionary.words.set('astronaut', 'usual');
    expect(await stage.search('an astronaut job')).toEqual([]);
  });

  it('claims no better spelling', async () => {
    await stage.add('Pottery');
    expect(await stage.correctionOf('javscript')).toBeNull();
    await stage.add('JavaScript');
    expect(await stage.correctionOf('javscript')).toBe('javascript');
  });
});

describe('A plain word of a request', () => {
  beforeEach(async () => {
    stage.dictionary.words.set('water', 'everyday').set('salty', 'usual').set('commerce', 'usual');
  });

  it('decides when nothing is named and only a few courses are about it', async () => {
    await stage.add('Hard water and how to soften it');
    await stage.add('Salty', { description: 'snacks', enrollmentCount: 9_000 });
    expect(await stage.search('salty water')).toContain('Hard water and how to soften it');
  });

  it('narrows no subject when no course is about it', async () => {
    await stage.add('Algorithms', { description: 'not for commerce', category: 'Others' });
    await stage.add('Python');
    expect((await stage.search('coding for commerce'))[0]).toBe('Python');
  });
});

describe('Neighbors of what was found', () => {
  it('are not looked for by a course that merely has an everyday word of the request', async () => {
    stage.dictionary.words.set('air', 'everyday');
    await stage.add('Ham radio', { description: 'on air', category: 'Others' });
    await stage.add('Radio waves and networking');
    expect(await stage.search('air hostess')).not.toContain('Radio waves and networking');
  });
});

describe('The limits of a request', () => {
  it('count as met only by courses on the subject, where the search went beyond them', async () => {
    await stage.add('Kubernetes', { pricePaise: 49_900 });
    await stage.add('Ansible', { pricePaise: 0 });
    expect(await stage.search('free kubernetes')).toContain('Ansible');
    expect(await stage.isBeyondLimits('free kubernetes')).toBe(true);
    await stage.add('Kubernetes for nothing', { pricePaise: 0 });
    expect((await stage.search('free kubernetes'))[0]).toBe('Kubernetes for nothing');
    expect(await stage.isBeyondLimits('free kubernetes')).toBe(false);
  });
});

describe('The reasons of a result', () => {
  it('name those of several subjects that the course has', async () => {
    await stage.add('Photography');
    await stage.add('Photo editing');
    expect(await stage.reasons('lightroom')).toEqual({
      Photography: ['matches: photography'],
      'Photo editing': ['matches: photography, photo editing'],
    });
  });

  it('name the price of a course that costs exactly the limit', async () => {
    await stage.add('Yoga', { pricePaise: 59_900 });
    await stage.add('Yoga at dawn', { pricePaise: 49_900 });
    expect(await stage.reasons('yoga under 599')).toEqual({
      Yoga: ['matches: yoga', '₹599'],
      'Yoga at dawn': ['matches: yoga', 'under ₹599'],
    });
  });

  it('name no plain word beside a subject', async () => {
    await stage.add('Yoga before you install');
    stage.dictionary.words.set('install', 'common');
    expect(await stage.reasons('install yoga')).toEqual({
      'Yoga before you install': ['matches: yoga'],
    });
  });
});
