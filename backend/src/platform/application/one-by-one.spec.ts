import { describe, expect, it } from '@jest/globals';
import { oneByOne } from './one-by-one.js';

const failFor =
  (done: string[], ...stuck: string[]) =>
  async (item: string): Promise<void> => {
    if (stuck.includes(item)) throw new Error(`${item} is stuck`);
    done.push(item);
  };

describe('Work on one after the other', () => {
  it('goes on after one that fails, and tells of it at the end', async () => {
    const done: string[] = [];
    await expect(oneByOne(['a', 'b', 'c'], failFor(done, 'b'))).rejects.toThrow('b is stuck');
    expect(done).toEqual(['a', 'c']);
  });

  it('tells of all that failed', async () => {
    const trouble = oneByOne(['a', 'b', 'c'], failFor([], 'a', 'c'));
    const errors = [new Error('a is stuck'), new Error('c is stuck')];
    await expect(trouble).rejects.toMatchObject({ errors });
  });

  it('is in order', async () => {
    const done: string[] = [];
    await oneByOne(['a', 'b', 'c'], failFor(done));
    expect(done).toEqual(['a', 'b', 'c']);
  });
});
