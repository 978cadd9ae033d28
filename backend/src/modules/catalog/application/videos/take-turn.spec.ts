import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryEncoderTurns } from '../../testing/in-memory-encoder-turns.js';
import { OthersFirst, TakeTurn } from './take-turn.js';

let turns: InMemoryEncoderTurns;
let worked: number;
const take = () =>
  new TakeTurn(turns).execute('video', async () => {
    worked += 1;
  });

beforeEach(() => {
  turns = new InMemoryEncoderTurns();
  worked = 0;
});

describe('The turn of a video', () => {
  it('is noted for its educator from its beginning to its end', async () => {
    turns.places.set('video', { educatorId: 'ann', isBehindOthers: false });
    await take();
    expect([worked, turns.noted]).toEqual([1, ['ann', 'ann']]);
  });

  it('is noted to its end when the work breaks down', async () => {
    turns.places.set('video', { educatorId: 'ann', isBehindOthers: false });
    const broken = new TakeTurn(turns).execute('video', () => Promise.reject(new Error('Broken.')));
    await expect(broken).rejects.toThrow('Broken.');
    expect(turns.noted).toEqual(['ann', 'ann']);
  });

  it('comes after those of other educators', async () => {
    turns.places.set('video', { educatorId: 'ann', isBehindOthers: true });
    await expect(take()).rejects.toThrow(OthersFirst);
    expect([worked, turns.noted]).toEqual([0, []]);
  });

  it('is nothing to wait for when the video is gone', async () => {
    await take();
    expect([worked, turns.noted]).toEqual([1, []]);
  });
});
