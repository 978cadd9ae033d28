import { describe, expect, it } from '@jest/globals';
import { type Intent, intentOf } from './intent.js';
import { inOneScript } from './one-script.js';
import { wordsOf } from './text.js';

const read = (request: string): Intent => intentOf(inOneScript(wordsOf(request)));
const subjects = (request: string) => read(request).facets.map(({ label }) => label);

describe('A request', () => {
  it.each([
    ['I want to build websites, I am a beginner', ['web development']],
    ['um can you like show me some good courses on python please', ['python']],
    ['cctv kamera lagana sikhna hai', ['cctv installation']],
    ['manage my time', ['time management']],
    ['user experience', ['ui ux']],
    ['C++ or c#', ['c++', 'c#']],
    ['why are my customers so angry', ['customer service']],
    ['show me something', []],
    ['naukri chahiye', ['interview, resume']],
    ['something for my career', ['interview, resume']],
    ['ami ranna shikhte chai', ['cooking']],
    ['a job in python', ['python']],
    ['unhappy clients', ['customer service']],
    ['my gardener wants a job', ['gardening']],
    ['accessibility programmes', ['accessibility']],
    ['I am scared of maths but want yoga', ['yoga']],
    ['I am scared of maths', ['mathematics']],
    ['class 10 maths', ['class 10', 'mathematics']],
    ['jee physics', ['engineering entrance', 'physics']],
    ['frontend', ['frontend']],
    ['costing', ['accounting']],
    ['law entrance after 12th', ['law entrance', 'pass']],
    ['dukan me naukri', ['retail']],
    ['learn hindi', ['hindi language']],
    ['hindi bolna sikhna hai', ['hindi language']],
    ['sql hindi', ['sql', 'Hindi']],
    ['i know python but not sql', ['sql']],
    ['coming from java, learn kotlin', ['kotlin']],
    ['sikhvu che excel', ['excel']],
  ])('%j is about %j', (request, expected) => {
    expect(subjects(request)).toEqual(expected);
  });

  it.each([
    ['react for absolute beginners', 'Beginner'],
    ['python shuru se', 'Beginner'],
    ['javascript with some experience', 'Intermediate'],
    ['deep dive into sql', 'Advanced'],
    ['python basics', 'Beginner'],
    ['excel advanced', 'Advanced'],
    ['i already know the basics of react', 'Intermediate'],
    ['done with basics of react', 'Intermediate'],
    ['user experience', null],
    ['sql', null],
    ['beginner to advanced sql', null],
    ['sql, never touched a computer', 'Beginner'],
  ])('%j asks for the level %j', (request, level) => {
    expect(read(request).level).toBe(level);
  });

  it.each([
    ['design under ₹1,500', { maxPrice: 1_500 }],
    ['500 se kam me design', { maxPrice: 500 }],
    ['500 se kam nahi design', { minPrice: 500 }],
    ['design, not under 500', { minPrice: 500 }],
    ['design under 99999999999999', {}],
    ['design below 2k', { maxPrice: 2_000 }],
    ['design between 200 and 500 rupees', { minPrice: 200, maxPrice: 500 }],
    ['design for more than rs 900', { minPrice: 900 }],
    ['sql in under two hours', { maxMinutes: 120 }],
    ['sql less than 90 min', { maxMinutes: 90 }],
    ['sql, no longer than an hour and a half', { maxMinutes: 90 }],
    ['sql that is not free', { minPrice: 1 }],
    ['paanch sau rupaye se kam ka sql', { maxPrice: 500 }],
    ['do ghante se kam ka yoga', { maxMinutes: 120 }],
    ['a 2 hour course on sql', { maxMinutes: 150 }],
    ['every five minutes my sql query hangs', {}],
    ['sql, i have two hours a day', {}],
    ['invest 500 rupees a month', {}],
    ['start a business with 5000 rupees', {}],
    ['a loan of 20000 rupees', {}],
    ['ccna 200-301', {}],
    ['chess from 800 to 1400', {}],
    ['yoga teacher training 200 hours', {}],
    ['गिटार ५०० रुपये से कम', { maxPrice: 500 }],
    ['paid yoga', { minPrice: 1 }],
    ['i do not want free yoga', { minPrice: 1 }],
    ['how to get paid as a designer', {}],
    ['become an hr manager', {}],
    ['sql in 1 hr', { maxMinutes: 75 }],
    ['a course on business for 5000 rupees', { maxPrice: 5_000 }],
    ['i can spend 800 on sql', { maxPrice: 800 }],
    ['sql under one thousand two hundred rupees', { maxPrice: 1_200 }],
    ['sql below twenty five hundred rupees', { maxPrice: 2_500 }],
    ['sql for not more than a thousand', { maxPrice: 1_000 }],
    ['saadhe teen ghante se kam ka sql', { maxMinutes: 210 }],
    ['दो घंटे से कम sql', { maxMinutes: 120 }],
    ['30 मिनट से ज़्यादा sql', { minMinutes: 30 }],
    ['500 रुपये तक sql', { maxPrice: 500 }],
    ['sql below 100 rupees and 4 hours', { maxPrice: 100, maxMinutes: 300 }],
    ['sql under one thousand and within two hours', { maxPrice: 1_000, maxMinutes: 120 }],
    ['sql rated above 4 stars', { minRating: 4 }],
    ['html5 and web3', {}],
  ])('%j has the bounds %j', (request, bounds) => {
    const none = {
      minPrice: null,
      maxPrice: null,
      minMinutes: null,
      maxMinutes: null,
      minRating: null,
    };
    expect(read(request).limits).toEqual({ ...none, ...bounds });
  });

  it.each(['tax free investment', 'sugar free baking', 'feel free to show me sql'])(
    '%j asks for no free course',
    (request) => expect(read(request).isFree).toBe(false),
  );

  it('takes a short video for no short course', () => {
    expect(read('short videos for instagram').prefers.has('short')).toBe(false);
    expect(read('a short course on sql').prefers.has('short')).toBe(true);
  });

  it.each([
    ['sql 300-600', { minPrice: 300, maxPrice: 600 }],
    ['sql for 1k', { maxPrice: 1_000 }],
    ['sql for $10', { maxPrice: 900 }],
    ['sql below 20 dollars', { maxPrice: 1_800 }],
    ['sql, 10+ hours', { minMinutes: 600 }],
    ['sql, 4 stars and above', { minRating: 4 }],
    ['sql rated above 4', { minRating: 4 }],
  ])('%j has the bounds %j too', (request, bounds) => {
    expect(read(request).limits).toMatchObject(bounds);
    expect(subjects(request)).toEqual(['sql']);
  });

  it.each([
    ['my back hurts from sitting all day', 'yoga'],
    ['someone collapsed and is not breathing', 'first aid'],
    ['guess how many units will sell next diwali', 'time series'],
  ])('%j hints at %j', (request, subject) => {
    expect(subjects(request)).toContain(subject);
  });

  it('takes AI without code for its tools, which need none', () => {
    expect(subjects('non coding ai course')[0]).toBe('ai tools');
  });

  it('asks for nothing that its learners know already', () => {
    expect(subjects('docker for someone who already knows linux')).toEqual(['docker']);
  });

  it('tells words apart that differ by their endings only', () => {
    expect(subjects('flutter')).toEqual(['flutter']);
    expect(subjects('flute')).toEqual(['flute']);
    expect(subjects('customs')).toEqual(['export import']);
    expect(subjects('custom')).toEqual(['custom']);
  });

  it('knows a level that is not wanted', () => {
    expect(read('sql not for beginners')).toMatchObject({ level: null, unwantedLevel: 'Beginner' });
  });

  it.each([
    ['latest sql', 'newest'],
    ['new sql courses', 'newest'],
    ['a comprehensive sql course', 'long'],
  ])('%j prefers what is %j', (request, preference) => {
    expect([...read(request).prefers]).toEqual([preference]);
  });

  it.each(['free python', 'muft python', 'python without paying', 'python, no cost'])(
    '%j is for something free',
    (request) => expect(read(request).isFree).toBe(true),
  );

  it('puts what tells most before everyday words', () => {
    const commonness = new Map([['bench', 'everyday' as const]]);
    const { facets } = intentOf(wordsOf('bench python zymurgy'), { commonness });
    expect(facets.map(({ label }) => label)).toEqual(['python', 'zymurgy', 'bench']);
  });

  it('asks less of the language that something is done in than of the thing', () => {
    const weights = (request: string) => read(request).facets.map(({ importance }) => importance);
    expect(weights('machine learning in python')).toEqual([1, 0.5]);
    expect(weights('machine learning and python')).toEqual([1, 1]);
  });

  it('looks for no everyday Hindi', () => {
    expect(subjects('sirf guitar jo mehenga lagta ho')).toEqual(['guitar']);
  });

  it('takes a skill for more than the business that is made of it', () => {
    expect(subjects('business of baking')[0]).toBe('baking');
    expect(subjects('start a business')).toEqual(['entrepreneurship']);
  });

  it.each([
    ['she wants to become a doctor', 'medical entrance'],
    ['software for drawing a building', 'cad'],
    ['salary khatam ho jati hai', 'personal finance'],
    ['internet ke khatre se bachana', 'online safety'],
  ])('%j means %j, which two of its words say together', (request, subject) => {
    expect(subjects(request)).toContain(subject);
  });

  it('asks for nothing that somebody never learned, unless it names nothing else', () => {
    expect(subjects('guitar, but I dont know any maths or physics')).toEqual(['guitar']);
    expect(subjects('I dont know any maths')).toEqual(['mathematics']);
  });

  it.each([
    ['sql in tamil', ['sql', 'Tamil']],
    ['sql hindi me', ['sql', 'Hindi']],
    ['learn tamil', ['tamil language']],
    ['coding for a 10 year old', ['coding for kids']],
  ])('%j asks for %j', (request, expected) => {
    expect(subjects(request)).toEqual(expected);
  });

  it('is guessed from everyday words where it says nothing else', () => {
    expect(subjects('I stand in front of people')).toContain('public speaking');
    expect(subjects('hello everybody')).not.toContain('public speaking');
  });

  it.each([
    'a react course, no wait, not react, I mean angular',
    'react, sorry, angular',
    'show me react no no angular',
  ])('%j asks for what was said last', (request) => {
    expect(subjects(request)).toEqual(['angular']);
  });

  it.each([
    'react sikhna hai par javascript thoda hi aata hai',
    'I already know javascript, now I want react',
  ])('%j does not ask for what is known already', (request) => {
    expect(subjects(request)).toEqual(['react']);
  });

  it('asks for what is known where it is to be used', () => {
    expect(subjects('I know javascript and want to do react with it')).toContain('javascript');
  });
});
