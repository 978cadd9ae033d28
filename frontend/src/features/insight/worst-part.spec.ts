import { describe, expect, it } from '@jest/globals';
import { worstPart } from './worst-part';

describe('The part where most people stop', () => {
  it('has more of them than any other', () => {
    expect(worstPart([1, 4, 0, 3], 400)).toEqual({ from: 100, to: 200, people: 4 });
  });

  it('is none when there are several, nobody stops or the length is unknown', () => {
    expect(worstPart([1, 4, 0, 4], 400)).toBeNull();
    expect(worstPart([0, 0], 400)).toBeNull();
    expect(worstPart([1, 2], null)).toBeNull();
  });
});
