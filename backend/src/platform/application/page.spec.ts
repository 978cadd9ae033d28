import { describe, expect, it } from '@jest/globals';
import { pageOf } from './page.js';

describe('A page', () => {
  it('leads on from its last record while more were read', () =>
    expect(pageOf(['a', 'b', 'c'], 2)).toEqual({ items: ['a', 'b'], next: 'b' }));

  it('is the last one when it is full and nothing follows', () =>
    expect(pageOf(['a', 'b'], 2)).toEqual({ items: ['a', 'b'], next: null }));

  it('may be empty', () => expect(pageOf([], 2)).toEqual({ items: [], next: null }));
});
