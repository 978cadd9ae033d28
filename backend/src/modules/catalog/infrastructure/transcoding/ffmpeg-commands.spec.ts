import { describe, expect, it } from '@jest/globals';
import { ladderArgs, measureArgs, posterArgs, probeArgs } from './ffmpeg-commands.js';

const source = {
  path: '/work/v/source',
  container: 'mp4',
  video: 0,
  audio: 1,
  frameRate: '30000/1001',
} as const;
const rung = { name: '720p', width: 1280, height: 720 };
const valueOf = (args: readonly string[], option: string) => args[args.indexOf(option) + 1];
const graphOf = (args: readonly string[]) => valueOf(args, '-filter_complex')?.split(';') ?? [];
const order = {
  rungs: [rung],
  folder: '/work/v',
  seconds: 61.2,
  from: { seconds: 0, segment: 0 },
  threads: 2,
};
const rendition = (changes: object = {}) => ladderArgs({ ...source, ...changes }, order);

describe('The ffmpeg commands', () => {
  it.each([
    ['probing', probeArgs(source.path, 'mp4')],
    ['measuring', measureArgs(source)],
    ['making a rung', rendition()],
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

  it('make a steady, even, square-pixel, 8-bit picture of the size of the rung', () => {
    expect(graphOf(rendition())[0]).toBe(
      '[0:0]fps=30000/1001:start_time=0,scale=1280:720:flags=bicubic,setsar=1,format=yuv420p[v720p]',
    );
  });

  it('read the source once for all sizes, each of them made of the next larger one', () => {
    const small = { name: '360p', width: 640, height: 360 };
    const args = ladderArgs(source, { ...order, rungs: [small, rung] });
    expect(args.filter((word) => word === '-i')).toHaveLength(1);
    expect(graphOf(args)).toEqual([
      expect.stringMatching(/^\[0:0\]fps=.*scale=1280:720:.*split\[v720p\]\[from360p\]$/),
      expect.stringMatching(/^\[from360p\]scale=640:360:.*\[v360p\]$/),
      expect.stringMatching(/^\[0:1\].*asplit=2\[a360p\]\[a720p\]$/),
    ]);
    expect(args.filter((word) => word.endsWith('/index.m3u8'))).toEqual([
      '/work/v/360p/index.m3u8',
      '/work/v/720p/index.m3u8',
    ]);
  });

  it('cut at forced key frames only: after 2 s, then every 4 s', () => {
    expect(valueOf(rendition(), '-force_key_frames')).toBe(
      'expr:gte(t,if(n_forced,n_forced*4-2,0))',
    );
    expect(valueOf(rendition(), '-sc_threshold')).toBe('0');
  });

  it('take nothing along but picture and sound', () => {
    const args = rendition();
    expect(args.filter((_, at) => args[at - 1] === '-map')).toEqual(['[v720p]', '[a720p]']);
    expect(args).toEqual(expect.arrayContaining(['-sn', '-dn', '-map_metadata', '-map_chapters']));
  });

  it('speak of no sound where there is none', () => {
    expect(rendition({ audio: null })).not.toContain('-c:a');
    expect(rendition({ audio: null })).not.toContain('[a720p]');
  });

  it('go on in the middle with full segments, their numbers and their times', () => {
    const args = ladderArgs(source, { ...order, from: { seconds: 14.014, segment: 4 } });
    expect(args.indexOf('-ss')).toBeLessThan(args.indexOf('-i'));
    expect(valueOf(args, '-force_key_frames')).toBe('expr:gte(t,if(n_forced,n_forced*4-0,0))');
    expect(valueOf(args, '-start_number')).toBe('4');
    expect(valueOf(args, '-output_ts_offset')).toBe('14.014000');
    expect(valueOf(args, '-hls_fmp4_init_filename')).toBe('init-4.mp4');
    expect(valueOf(args, '-t')).toBe('49');
  });

  it('hand out pictures that need no change as they are, and make the sound anew', () => {
    const args = ladderArgs(source, { ...order, rungs: [{ ...rung, copied: true }] });
    expect([valueOf(args, '-c:v'), valueOf(args, '-c:a')]).toEqual(['copy', 'aac']);
    expect(valueOf(args, '-map')).toBe('0:0');
    expect(graphOf(args)).toEqual([expect.stringMatching(/^\[0:1\].*\[a720p\]$/)]);
  });

  it('never write more than was measured', () => {
    expect(valueOf(rendition(), '-t')).toBe('63');
  });
});
