import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CaptionsInvalid, spokenText, toWebVtt } from './caption-text.js';

function faultsOf(content: string): string[] {
  try {
    toWebVtt(content);
    return [];
  } catch (error) {
    if (!(error instanceof CaptionsInvalid)) throw error;
    return (error.details.fields ?? []).map(({ message }) => message);
  }
}

const cue = (timing: string, text = 'Hello') => `WEBVTT\n\n${timing}\n${text}\n`;

describe('Captions', () => {
  it('are taken as WebVTT, with names, notes and settings', () => {
    const given =
      'WEBVTT - shift\nKind: captions\n\nNOTE by hand\n\none\n00:01.000 --> 00:04.000 align:start\nGood <i>evening</i>\n';
    expect(toWebVtt(given)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:04.000 align:start\nGood <i>evening</i>\n\n',
    );
  });

  it('are taken as SubRip from any editor', () => {
    const given =
      '\ufeff1\r\n00:00:01,000 --> 00:00:04,000\r\n<font color="red">नमस्ते</font>\r\n\r\n2\r\n00:00:05,000 --> 00:00:06,000 X1:1\r\nTwo\r\nlines\r\n';
    expect(toWebVtt(given)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nनमस्ते\n\n00:00:05.000 --> 00:00:06.000\nTwo\nlines\n\n',
    );
  });

  it.each([
    ['a time that is none', cue('1 second'), 'Line 3: expected times such as'],
    [
      '75 seconds',
      cue('00:00:01.000 --> 00:00:75.000'),
      'Line 3: minutes and seconds go up to 59.',
    ],
    [
      'an end before the beginning',
      cue('00:04.000 --> 00:01.000'),
      'Line 3: the caption ends before',
    ],
    ['no text', cue('00:01.000 --> 00:04.000', ' '), 'Line 4: the caption has no text.'],
    [
      'cues out of order',
      `${cue('00:05.000 --> 00:06.000')}\n00:01.000 --> 00:02.000\nEarlier`,
      'Line 6: the caption begins before the one above.',
    ],
    [
      'endless marks on a letter',
      cue('00:01.000 --> 00:04.000', `Hello\nwo${'\u0315'.repeat(31)}rld`),
      'Line 5: a letter has more marks than any writing needs.',
    ],
    [
      'endless marks with tags between them',
      cue('00:01.000 --> 00:04.000', `a${'\u0315'.repeat(20)}<b>${'\u0316'.repeat(20)}</b>`),
      'Line 4: a letter has more marks than any writing needs.',
    ],
    ['nothing at all', 'WEBVTT\n', 'Line 1: there are no captions here.'],
    ['another kind of file', 'PK\u0003\u0004 binary', 'Line 1: expected times such as'],
  ])('are refused with the line at fault: %s', (_, content, fault) => {
    expect(faultsOf(content)[0]).toContain(fault);
  });

  it('tell what is said', () => {
    const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000 align:start\nGood <i>evening</i>\n\n';
    expect(spokenText(vtt)).toBe('Good evening');
  });

  it.each(['<', '<b', '</', '<c.'])('of nothing but %s are read in no time', (mark) => {
    const vtt = cue('00:01.000 --> 00:04.000', mark.repeat(100_000));
    const from = performance.now();
    spokenText(toWebVtt(vtt));
    expect(performance.now() - from).toBeLessThan(5_000);
  });

  it('name every fault, up to twenty', () => {
    const broken = Array.from({ length: 30 }, () => 'bad\nworse').join('\n\n');
    expect(faultsOf(broken)).toHaveLength(20);
  });

  it('come out as captions that are taken again, whatever went in', () => {
    const second = fc.integer({ min: 0, max: 50_000 });
    fc.assert(
      fc.property(second, fc.string({ minLength: 1 }), (at, said) => {
        const text = (ms: number) => new Date(ms).toISOString().slice(11, 23);
        const given = `WEBVTT\n\n${text(at)} --> ${text(at + 900)}\nx${said}\n`;
        const once = toWebVtt(given);
        expect(toWebVtt(once)).toBe(once);
      }),
    );
  });
});
