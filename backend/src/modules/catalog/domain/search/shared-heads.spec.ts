import { describe, expect, it } from '@jest/globals';
import { intentOf } from './intent.js';
import { withSharedHeads } from './shared-heads.js';
import { wordsOf } from './text.js';

describe('Two words before one', () => {
  it.each([
    ['photo and video editing', 'photo editing and video editing'],
    ['mobile aur laptop repairing', 'mobile repairing aur laptop repairing'],
  ])('%j is read as %j', (written, read) => {
    expect(withSharedHeads(wordsOf(written)).join(' ')).toBe(read);
  });

  it.each(['python and java course', 'salt and video editing', 'photo and', 'yoga and'])(
    'are not what %j has',
    (written) => {
      expect(withSharedHeads(wordsOf(written)).join(' ')).toBe(written);
    },
  );

  it('ask for both', () => {
    const { facets } = intentOf(wordsOf('photo and video editing'));
    expect(facets.map(({ label }) => label)).toEqual([
      'photography, photo editing',
      'video editing',
    ]);
  });
});
