import { describe, expect, it } from '@jest/globals';
import { missingParts } from './publication-checklist.js';

const complete = {
  description: 'What a good operator looks at.',
  hasPrice: true,
  hasThumbnail: true,
  hasPlayableLecture: true,
};

describe('The checklist before publication', () => {
  it('is empty for a complete course', () => {
    expect(missingParts(complete)).toEqual([]);
  });

  it.each([
    ['description', { description: '' }],
    ['price', { hasPrice: false }],
    ['thumbnail', { hasThumbnail: false }],
    ['lecture', { hasPlayableLecture: false }],
  ])('names a missing %s', (part, lack) => {
    expect(missingParts({ ...complete, ...lack })).toEqual([part]);
  });
});
