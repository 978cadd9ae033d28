import { describe, expect, it } from '@jest/globals';
import { type Intent, intentOf } from './intent.js';
import { inOneScript } from './one-script.js';
import { wordsOf } from './text.js';

const read = (request: string): Intent => intentOf(inOneScript(wordsOf(request)));
const subjects = (request: string) => read(request).facets.map(({ label }) => label);

describe('A request that refuses something', () => {
  it('refuses a word behind a minus', () => {
    const { facets, unwanted } = read('web development -php');
    expect([facets, unwanted].map((all) => all.map(({ label }) => label))).toEqual([
      ['web development'],
      ['php'],
    ]);
    expect(subjects('react -native')).toEqual(['react']);
  });

  it('does not refuse what takes a fear away', () => {
    const { facets, unwanted } = read('speak english without hesitation');
    expect([facets.map(({ label }) => label), unwanted]).toEqual([
      ['spoken english', 'public speaking'],
      [],
    ]);
  });

  it('refuses any word that somebody does not want', () => {
    const { unwanted } = read('guitar, but i dont want bollywood');
    expect(unwanted.map(({ label }) => label)).toEqual(['bollywood']);
  });

  it('refuses what a list of "no" names', () => {
    const { unwanted } = read('repairing work no mobile no laptop');
    expect(unwanted.map(({ label }) => label)).toEqual(['mobile', 'laptop']);
  });

  it.each(['ai with less maths', 'ai but not too much maths', 'kam maths wala ai'])(
    '%j would rather have none of it, and something easy',
    (request) => {
      const { unwanted, level } = read(request);
      expect([unwanted.map(({ label }) => label), level]).toEqual([['mathematics'], 'Beginner']);
    },
  );

  it('refuses nothing that follows "ke bina"', () => {
    const { facets, unwanted } = read('tel ke bina khana banana');
    expect(facets.map(({ label }) => label)).toContain('cooking');
    expect(unwanted.map(({ label }) => label)).not.toContain('cooking');
  });

  it.each([
    'web development but not php',
    'web development other than php',
    'web development, php nahi chahiye',
    'web development php ke bina',
    'web development except php',
    'php nahi web development',
  ])('%j says what it does not want', (request) => {
    const { facets, unwanted } = read(request);
    expect([facets, unwanted].map((all) => all.map(({ label }) => label))).toEqual([
      ['web development'],
      ['php'],
    ]);
  });

  it.each([
    'web development without php or wordpress',
    'web development, I dont want php or wordpress',
  ])('%j refuses both', (request) =>
    expect(read(request).unwanted.map(({ label }) => label)).toEqual(['php', 'wordpress']),
  );

  it('refuses the kinds of a category with it, and not what merely borders on it', () => {
    const [{ tokens } = { tokens: [] }] = read('security but not hacking').unwanted;
    const refused = tokens.map(({ token }) => token);
    expect(refused).toContain('#pentest');
    expect(refused).not.toContain('#forensics');
  });

  it('spares what merely belongs to the refused as well', () => {
    const [{ tokens } = { tokens: [] }] = read('apps except android').unwanted;
    expect(tokens.map(({ token }) => token)).not.toContain('~android');
  });

  it('refuses what is named before "nahi, sirf"', () => {
    const { facets, unwanted } = read('trading nahi, sirf guitar');
    expect([facets, unwanted].map((all) => all.map(({ label }) => label))).toEqual([
      ['guitar'],
      ['stock market'],
    ]);
  });

  it('takes a complaint for no refusal', () => {
    expect(read('my camera is not recording, cctv').unwanted).toEqual([]);
    expect(subjects('my website does not show up on google')).toContain('seo');
    expect(read('I do not want php').unwanted.map(({ label }) => label)).toEqual(['php']);
  });

  it('keeps "no code" for the subject it is', () => {
    expect(read('website without coding').unwanted).toEqual([]);
  });

  it('does not refuse what it asks for a part of', () => {
    expect(read('guitar without playing an instrument').unwanted).toEqual([]);
  });

  it('refuses words that are no subject where it says so plainly', () => {
    expect(read('sql but not zymurgy').unwanted.map(({ label }) => label)).toEqual(['zymurgy']);
    expect(read('sql without fear').unwanted).toEqual([]);
  });

  it.each(['sql in english not hindi', 'sql, hindi mein nahi', 'sql not in hindi'])(
    '%j refuses a language',
    (request) => {
      const { facets, unwanted } = read(request);
      expect([facets, unwanted].map((all) => all.map(({ label }) => label))).toEqual([
        ['sql'],
        ['Hindi'],
      ]);
    },
  );

  it('refuses what is taught by coding where it is about something else', () => {
    const { facets, unwanted } = read('machine learning without coding');
    expect(facets.map(({ label }) => label)).toEqual(['machine learning', 'nocode']);
    expect(unwanted.map(({ label }) => label)).toEqual(['programming']);
  });

  it.each([
    ['guitar nahi, koi aur instrument', 'musical instrument', 'guitar'],
    ['dance, not bollywood', 'dance', 'bollywood'],
    ['dance not classical', 'dance', 'classical dance'],
    ['cooking but not south indian', 'cooking', 'south'],
    ['bachchon ko nahi mujhe programming', 'programming', 'kids'],
  ])('%j asks for %j and refuses %j', (request, wanted, refused) => {
    const { facets, unwanted } = read(request);
    expect(facets.map(({ label }) => label)).toContain(wanted);
    expect(unwanted.map(({ label }) => label)).toContain(refused);
  });

  it('takes what does not work for no refusal', () => {
    expect(read('wifi not connecting').unwanted).toEqual([]);
  });
});
