import { describe, expect, it } from '@jest/globals';
import { lineAt, linesOf, paragraphsOf } from './transcript-lines';

const line = (from: number, to: number, text = 'Said.') => ({ from, to, text });

describe('The lines of captions', () => {
  it('are what is said, and when', () => {
    const vtt =
      'WEBVTT\n\n00:00:01.000 --> 00:00:04.500 align:start\nGood evening\n\n01:02:03.250 --> 01:02:05.000\nTwo\nlines\n\n';
    expect(linesOf(vtt)).toEqual([line(1, 4.5, 'Good evening'), line(3723.25, 3725, 'Two lines')]);
  });

  it('may leave out the hours', () => {
    expect(linesOf('WEBVTT\n\n00:00.000 --> 01:08.000\nHello\n')).toEqual([line(0, 68, 'Hello')]);
  });

  it('keep who speaks, and no other marks', () => {
    const vtt =
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<v.loud Asha Rao>Look <i>here</i> &amp; <c.red>there</c>&lt;';
    expect(linesOf(vtt)).toEqual([line(1, 2, 'Asha Rao: Look here & there<')]);
  });

  it('are none where nothing is left to read', () => {
    expect(linesOf('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<b></b>\n\n')).toEqual([]);
  });
});

describe('The paragraphs of a transcript', () => {
  it('begin after a pause', () => {
    expect(paragraphsOf([line(0, 2), line(2.5, 4), line(6, 8)])).toEqual([[0, 1], [2]]);
  });

  it('end with a sentence once they are long', () => {
    const lines = [line(0, 20), line(20, 31, 'and so'), line(31, 40, 'it goes.'), line(40, 50)];
    expect(paragraphsOf(lines)).toEqual([[0, 1, 2], [3]]);
  });

  it('are none of no lines', () => expect(paragraphsOf([])).toEqual([]));
});

describe('The line that is being said', () => {
  const lines = [line(1, 2), line(3, 4), line(9, 10)];

  it.each([
    [0.5, -1],
    [1, 0],
    [2.9, 0],
    [3, 1],
    [6, -1],
    [9.5, 2],
    [60, -1],
  ])('at %s s is %s', (second, place) => {
    expect(lineAt(lines, second)).toBe(place);
  });

  it('is none of no lines', () => expect(lineAt([], 5)).toBe(-1));
});
