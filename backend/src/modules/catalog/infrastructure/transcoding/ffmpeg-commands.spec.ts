import { describe, expect, it } from '@jest/globals';
import { order, source, valueOf } from '../../testing/ladder-order.js';
import {
  copyableArgs,
  endArgs,
  excerptArgs,
  loudnessArgs,
  measureArgs,
  posterArgs,
  probeArgs,
  surveyArgs,
} from './ffmpeg-commands.js';
import { ladderArgs } from './ladder-commands.js';

describe('The ffmpeg commands', () => {
  it.each([
    ['probing', probeArgs(source.path, 'mp4')],
    ['measuring', measureArgs(source)],
    ['listening', loudnessArgs(source, 1)],
    ['reading the end', endArgs(source)],
    ['listening to excerpts', excerptArgs(source, 1, 3_600)],
    ['looking for what can be copied', copyableArgs(source)],
    ['measuring and listening', surveyArgs(source, 1)],
    ['the same, and trying to decode', surveyArgs(source, 1, true)],
    ['measuring and trying to decode', measureArgs(source, true)],
    ['making a rung', ladderArgs(source, order)],
    ['making a poster', posterArgs(source, 60, '/work/v/poster.jpg')],
  ])(
    'force reader, protocol, decoders and picture size each time before the upload is opened: %s',
    (_, args) => {
      const opened = args.flatMap((arg, at) => (arg === '-i' ? [at] : []));
      opened.forEach((input, nth) => {
        const beforeInput = args.slice(nth && opened[nth - 1], input);
        expect(valueOf(beforeInput, '-f')).toBe('mov');
        expect(valueOf(beforeInput, '-protocol_whitelist')).toBe('file');
        expect(valueOf(beforeInput, '-max_pixels')).toBe('8847360');
        expect(valueOf(beforeInput, '-codec_whitelist')).toMatch(/^h264,/);
      });
      expect(opened.length).toBeGreaterThan(0);
    },
  );

  it('read WebM and Matroska with their own reader', () => {
    expect(valueOf(probeArgs('/x', 'webm'), '-f')).toBe('matroska');
    expect(valueOf(probeArgs('/x', 'matroska'), '-f')).toBe('matroska');
  });
});
