import { describe, expect, it } from '@jest/globals';
import { move, sortedBy } from './lecture-order';

describe('The order of lectures', () => {
  it('lets one move up', () => {
    expect(move(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  });

  it('lets one move down', () => {
    expect(move(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });

  it('can be gone back to, with what came since at the end', () => {
    const now = [{ _id: 'new' }, { _id: 'b' }, { _id: 'a' }];
    expect(sortedBy(now, ['a', 'b']).map(({ _id }) => _id)).toEqual(['a', 'b', 'new']);
  });
});
