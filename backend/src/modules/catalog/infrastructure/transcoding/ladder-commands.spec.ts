import { describe, expect, it } from '@jest/globals';
import { order, rung, source, valueOf } from '../../testing/ladder-order.js';
import { ladderArgs } from './ladder-commands.js';

const tiny = { name: '144p', width: 256, height: 144 };
const valuesOf = (args: readonly string[], option: string) =>
  args.filter((_, at) => args[at - 1] === option);
const graphOf = (args: readonly string[]) => valueOf(args, '-filter_complex')?.split(';') ?? [];
const rendition = (changes: object = {}) => ladderArgs({ ...source, ...changes }, order);

describe('The commands that make sizes', () => {
  it('make a steady, even, square-pixel, 8-bit picture of the size of the rung', () => {
    expect(graphOf(rendition())[0]).toBe(
      '[0:0]fps=30000/1001:start_time=0,scale=1280:720:flags=bicubic,setsar=1,format=yuv420p[v720p]',
    );
  });

  it('read the source once for all sizes, each of them made of the next larger one', () => {
    const args = ladderArgs(source, { ...order, rungs: [tiny, rung] });
    expect(args.filter((word) => word === '-i')).toHaveLength(1);
    expect(graphOf(args)).toEqual([
      expect.stringMatching(/^\[0:0\]fps=.*scale=1280:720:.*split\[v720p\]\[from144p\]$/),
      expect.stringMatching(/^\[from144p\]scale=256:144:.*\[v144p\]$/),
      expect.stringMatching(/^\[0:1\].*asplit=2\[a144p\]\[a720p\]$/),
    ]);
    expect(args.filter((word) => word.endsWith('/index.m3u8'))).toEqual([
      '/work/v/144p/index.m3u8',
      '/work/v/720p/index.m3u8',
    ]);
  });

  it('encode the sound once for sizes that have the same', () => {
    const middle = { name: '480p', width: 852, height: 480 };
    const args = ladderArgs(source, { ...order, rungs: [tiny, middle, rung] });
    expect(valuesOf(args, '-map')).toEqual(['[v144p]', '[a144p]', '[v480p]', '[v720p]', '[a480p]']);
    expect(valuesOf(args, '-b:a')).toEqual(['48k', '128k']);
    const [first, second] = args.at(-1)?.split('|') ?? [];
    expect(first).toMatch(/^\[f=hls.*select.*v.*0,a.*\/work\/v\/480p\/index\.m3u8$/);
    expect(second).toMatch(/^\[f=hls.*select.*v.*1,a.*\/work\/v\/720p\/index\.m3u8$/);
  });

  it('make sound of one channel or two, and never more', () => {
    const layoutsOf = (args: readonly string[]) =>
      graphOf(args)
        .at(-1)
        ?.match(/channel_layouts=(\w+),/)?.[1];
    expect(layoutsOf(rendition({ isMono: true }))).toBe('mono');
    expect(layoutsOf(rendition({ isMono: false }))).toBe('stereo');
  });

  it('make a single channel, which both speakers play in full, as loud as two', () => {
    const soundOf = (changes: object) => graphOf(rendition(changes)).at(-1);
    expect(soundOf({ isMono: true })).toMatch(/first_pts=0,volume=-3\.01dB,aformat/);
    expect(soundOf({ isMono: true, gain: 5 })).toMatch(/alimiter=.*,volume=-3\.01dB,aformat/);
    expect(soundOf({ isMono: false })).not.toContain('volume');
  });

  it('draw poster and storyboard from the pictures that are there anyway', () => {
    const board = { every: 2, columns: 10, rows: 4, width: 160, height: 90 };
    const args = ladderArgs(source, { ...order, rungs: [tiny, rung], board });
    expect(args.filter((word) => word === '-i')).toHaveLength(1);
    expect(graphOf(args)).toEqual([
      expect.stringMatching(/split\[telling\],scale=1280:720:/),
      expect.stringMatching(/^\[from144p\].*split\[v144p\]\[small\]$/),
      expect.stringMatching(/^\[telling\]trim=start=6\.120:duration=1,thumbnail=30,.*\[poster\]$/),
      expect.stringMatching(/^\[small\]fps=1\/2:.*tile=10x4,.*\[board\]$/),
      expect.stringMatching(/^\[0:1\]/),
    ]);
    expect(args).toEqual(expect.arrayContaining(['/work/v/poster.jpg', '/work/v/storyboard.jpg']));
  });

  it('make whole pictures of half ones before anything else', () => {
    expect(graphOf(rendition({ isInterlaced: true }))[0]).toMatch(
      /^\[0:0\]bwdif=.*,fps=.*\[v720p\]$/,
    );
  });

  it('bring a high dynamic range to the usual one, once and at the largest size', () => {
    const board = { every: 2, columns: 10, rows: 4, width: 160, height: 90 };
    const hdr = { ...source, hdr: 'arib-std-b67' } as const;
    const [first, ...others] = graphOf(ladderArgs(hdr, { ...order, rungs: [tiny, rung], board }));
    expect(first).toMatch(
      /^\[0:0\]fps=.*,scale=1280:720:.*color_trc=arib-std-b67,.*tonemap.*split\[telling\]/,
    );
    expect(others.join()).not.toContain('tonemap');
  });

  it('end soon behind the first segment where only that is wanted', () => {
    expect(valueOf(ladderArgs(source, { ...order, isStart: true }), '-t')).toBe('2.5');
  });

  it('cut at forced key frames only: after 2 s, then every 4 s', () => {
    expect(valueOf(rendition(), '-force_key_frames:v:0')).toBe(
      'expr:gte(t,if(n_forced,n_forced*4-2,0))',
    );
    expect(valueOf(rendition(), '-sc_threshold:v:0')).toBe('0');
  });

  it('take nothing along but picture and sound', () => {
    const args = rendition();
    expect(valuesOf(args, '-map')).toEqual(['[v720p]', '[a720p]']);
    expect(args).toEqual(expect.arrayContaining(['-sn', '-dn', '-map_metadata', '-map_chapters']));
  });

  it('speak of no sound where there is none', () => {
    expect(rendition({ audio: null })).not.toContain('-c:a');
    expect(rendition({ audio: null })).not.toContain('[a720p]');
  });

  it('go on in the middle with full segments, their numbers and their times', () => {
    const args = ladderArgs(source, { ...order, from: { seconds: 14.014, segment: 4 } });
    expect(args.indexOf('-ss')).toBeLessThan(args.indexOf('-i'));
    expect(valueOf(args, '-force_key_frames:v:0')).toBe('expr:gte(t,if(n_forced,n_forced*4-0,0))');
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
