import { describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../../../platform/testing/fixed-clock.js';
import { InMemoryVideoProgressBoard } from '../../testing/in-memory-video-progress-board.js';
import { VideoProgressNotes } from './video-progress-notes.js';

const percents = (board: InMemoryVideoProgressBoard) => board.news.map((news) => news?.percent);

describe('Notes of progress', () => {
  it('reach the board at most once a second', async () => {
    const [board, clock] = [new InMemoryVideoProgressBoard(), new FixedClock()];
    const notes = new VideoProgressNotes(board, clock, 'video', '240p');
    for (let percent = 0; percent < 10; percent += 1) {
      notes.note(percent);
      await notes.settled();
      clock.advance(0.5);
    }
    expect(percents(board)).toEqual([0, 2, 4, 6, 8]);
  });

  it('are not repeated when nothing moved', async () => {
    const [board, clock] = [new InMemoryVideoProgressBoard(), new FixedClock()];
    const notes = new VideoProgressNotes(board, clock, 'video', '240p');
    for (const percent of [7, 7, 8]) {
      notes.note(percent);
      await notes.settled();
      clock.advance(2);
    }
    expect(percents(board)).toEqual([7, 8]);
  });

  it('may be lost without harm', async () => {
    const board = new InMemoryVideoProgressBoard();
    board.note = () => Promise.reject(new Error('The database is away.'));
    const notes = new VideoProgressNotes(board, new FixedClock(), 'video', '240p');
    notes.note(1);
    await expect(notes.settled()).resolves.toBeUndefined();
  });
});
