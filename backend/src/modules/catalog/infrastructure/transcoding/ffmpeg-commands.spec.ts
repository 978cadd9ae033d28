import { describe, expect, it } from '@jest/globals';
import { order, source, valueOf } from '../../testing/ladder-order.js';
import { measureArgs, posterArgs, probeArgs, surveyArgs } from './ffmpeg-commands.js';
import { ladderArgs } from './ladder-commands.js';

describe('The ffmpeg commands', () => {
  it.each([
    ['probing', probeArgs(source.path, 'mp4')],
    ['measuring', measureArgs(source)],
    ['measuring and listening', surveyArgs(source, 1)],
    ['making a rung', ladderArgs(source, order)],
    ['making a poster', posterArgs(source, 60, '/work/v/poster.jpg')],
  ])(
    'force reader, protocol, decoders and picture size before the upload is opened: %s',
    (_, args) => {
      const beforeInput = args.slice(0, args.indexOf('-i'));
      expect(valueOf(beforeInput, '-f')).toBe('mov');
      expect(valueOf(beforeInput, '-protocol_whitelist')).toBe('file');
      expect(valueOf(beforeInput, '-max_pixels')).toBe('8847360');
      expect(valueOf(beforeInput, '-codec_whitelist')).toMatch(/^h264,/);
    },
  );

  it('read WebM and Matroska with their own reader', () => {
    expect(valueOf(probeArgs('/x', 'webm'), '-f')).toBe('matroska');
    expect(valueOf(probeArgs('/x', 'matroska'), '-f')).toBe('matroska');
  });
});
