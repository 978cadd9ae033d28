import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { LocalTranscoder } from '../../src/modules/catalog/infrastructure/transcoding/local-transcoder.js';
import { storyboardFor } from '../../src/modules/catalog/domain/videos/storyboard.js';
import { ladderFor } from '../../src/modules/catalog/domain/videos/video-ladder.js';
import { storeRendition } from './stored-rendition.js';
import { Clips, h264, localTranscoder, picture, tone } from './clips.js';

jest.setTimeout(60_000);

let clips: Clips;
let transcoder: LocalTranscoder;
const never = new AbortController().signal;

beforeAll(async () => {
  clips = await Clips.open();
  transcoder = localTranscoder(join(clips.folder, 'work'));
});

afterAll(() => clips.close());

/** Transcodes the clip as a lecture would be; returns facts, result and what players see. */
async function transcode(clip: string) {
  const source = await transcoder.open('video', createReadStream(clip), never);
  try {
    const { width, height } = source.facts;
    const { remuxable = false } = source.facts;
    const ladder = ladderFor({ width: width ?? 0, height: height ?? 0, remuxable });
    // 240p if it exists: its size shows best how odd shapes come out.
    const rung = ladder[1] ?? ladder[0];
    if (!rung) throw new Error('There is no rung.');
    const result = await storeRendition(source, rung, `${clip}.made`);
    const folder = join(`${clip}.made`, 'hls');
    const entries =
      'stream=codec_name,profile,width,height,pix_fmt,r_frame_rate,channels,sample_rate';
    const seen = await clips.probe(join(folder, 'index.m3u8'), entries);
    const playlist = await buffer(createReadStream(join(folder, 'index.m3u8')));
    return { facts: source.facts, rung, result, seen, playlist: playlist.toString(), folder };
  } finally {
    await source.close();
  }
}

describe('Every kind of video a teacher may have', () => {
  it('H.264 and AAC in MP4 becomes HLS with a first segment of 2 s and others of 4 s', async () => {
    const clip = `${picture('640x360', 11)} ${tone(11)} ${h264} -c:a aac`;
    const { playlist, seen, result } = await transcode(await clips.make('usual.mp4', clip));
    const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) =>
      Number(seconds),
    );
    expect(lengths).toEqual([2, 4, 4, 1]);
    expect(playlist).toContain('#EXT-X-PLAYLIST-TYPE:VOD');
    expect(playlist).toContain('#EXT-X-MAP:URI="init.mp4"');
    expect(seen).toContain('codec_name=h264');
    expect(seen).toMatch(/codec_name=aac[^]*sample_rate=48000[^]*channels=1/);
    expect(result.bandwidth).toBeLessThan(700_000);
  });

  it('H.264 with frequent key frames keeps its pictures, and gets sound at the usual loudness', async () => {
    const video = '-c:v libx264 -preset veryfast -pix_fmt yuv420p -g 50';
    const made = `${picture('426x240', 11)} ${tone(11)} ${video} -filter:a volume=-20dB -c:a aac`;
    const clip = await clips.make('common.mp4', made);
    const { facts, rung, playlist, folder } = await transcode(clip);
    expect([facts.remuxable, rung.copied]).toEqual([true, true]);
    expect(playlist.match(/#EXTINF:([\d.]+)/g)).toEqual(
      ['4.000000', '4.000000', '3.000000'].map((seconds) => `#EXTINF:${seconds}`),
    );
    expect(await clips.frames(join(folder, 'index.m3u8'))).toBe(await clips.frames(clip));
    expect(await clips.loudness(join(folder, 'index.m3u8'))).toBeGreaterThan(-30);
  });

  it('VP9 and Opus in WebM', async () => {
    const vp9 = '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus';
    const clip = await clips.make('talk.webm', `${picture('320x240', 2)} ${tone(2)} ${vp9}`);
    const { facts, result } = await transcode(clip);
    expect(facts).toMatchObject({ container: 'webm', width: 320, height: 240, hasAudio: true });
    expect(result.codecs).toMatch(/^avc1\..*,mp4a\.40\.2$/);
  });

  it('a browser recording that does not know its own length', async () => {
    const live = '-c:v libvpx -deadline realtime -cpu-used 8 -f webm -live 1';
    const clip = await clips.make('recording.webm', `${picture('320x240', 3)} ${live}`);
    const { facts } = await transcode(clip);
    expect(facts.durationSeconds).toBeCloseTo(3, 0);
  });

  it('an upright MOV from a phone, stored lying with a rotation flag', async () => {
    await clips.make('lying.mov', `${picture('640x360', 1)} ${tone(1)} ${h264} -c:a aac`);
    const clip = await clips.make('phone.mov', '-i @lying.mov -c copy -metadata:s:v:0 rotate=90');
    const { facts, seen } = await transcode(clip);
    expect(facts).toMatchObject({ container: 'mov', width: 360, height: 640 });
    expect(seen).toMatch(/width=240\nheight=426/);
  });

  it('a clip without sound', async () => {
    const clip = await clips.make('silent.mp4', `${picture('320x240', 1)} ${h264}`);
    const { facts, result } = await transcode(clip);
    expect(facts.hasAudio).toBe(false);
    expect(result.codecs).toMatch(/^avc1\.[0-9a-f]{6}$/);
  });

  it('slides without sound, the last of which stays as long as the others', async () => {
    const slides = '-f lavfi -i testsrc=size=320x240:rate=1/10:duration=30';
    const { facts, playlist } = await transcode(
      await clips.make('slides.mp4', `${slides} ${h264}`),
    );
    const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));
    expect(facts.durationSeconds).toBeCloseTo(30, 0);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(30, 0);
  });

  it('a clip of one second', async () => {
    const clip = `${picture('320x240', 1)} ${tone(1)} ${h264} -c:a aac`;
    const { result, facts } = await transcode(await clips.make('short.mp4', clip));
    expect(result.segments).toBe(1);
    expect(facts.durationSeconds).toBeCloseTo(1, 0);
  });

  it('a single picture', async () => {
    const clip = await clips.make('one.mp4', `${picture('320x240', 1)} ${h264} -frames:v 1`);
    const { result, playlist } = await transcode(clip);
    expect(result.segments).toBe(1);
    expect(playlist).toContain('segment-0.m4s');
  });

  it('surround sound becomes stereo', async () => {
    const surround = '-f lavfi -i sine=d=1,pan=5.1|c0=c0|c1=c0|c2=c0|c3=c0|c4=c0|c5=c0';
    const clip = `${picture('320x240', 1)} ${surround} ${h264} -c:a aac`;
    const { seen } = await transcode(await clips.make('surround.mp4', clip));
    expect(seen).toContain('channels=2');
  });

  it('sound of one channel keeps to it', async () => {
    const clip = `${picture('320x240', 1)} ${tone(1)} ${h264} -c:a aac`;
    const { seen } = await transcode(await clips.make('one-channel.mp4', clip));
    expect(seen).toContain('channels=1');
  });

  it('10-bit HEVC becomes 8-bit H.264', async () => {
    const hevc = '-c:v libx265 -preset ultrafast -pix_fmt yuv420p10le -x265-params log-level=error';
    const clip = await clips.make('ten-bit.mp4', `${picture('320x240', 1)} ${hevc} -tag:v hvc1`);
    const { seen } = await transcode(clip);
    expect(seen).toContain('pix_fmt=yuv420p\n');
  });

  describe.each(['arib-std-b67', 'smpte2084'])('a high dynamic range (%s)', (curve) => {
    /** A brick-colored wall, as a phone would record it. */
    async function wall(): Promise<string> {
      const usual = 'format=gbrp,setparams=color_primaries=bt709:color_trc=bt709:colorspace=gbr';
      const wide = `zscale=t=${curve}:p=2020:m=2020_ncl:r=tv:npl=203,format=yuv420p10le`;
      const hevc = '-c:v libx265 -preset ultrafast -x265-params log-level=error -tag:v hvc1';
      const told = `-color_primaries bt2020 -color_trc ${curve} -colorspace bt2020nc -color_range tv`;
      const args = `-f lavfi -i color=0xb05030:s=426x240:d=4 -vf ${usual},${wide} ${hevc} ${told}`;
      return clips.make(`${curve}.mp4`, args);
    }

    /** The largest deviation of the visible color, of 255. */
    async function off(path: string): Promise<number> {
      const seen = await clips.color(path);
      const parts = [0xb0, 0x50, 0x30].map((part, at) => Math.abs(part - (seen[at] ?? Infinity)));
      return Math.max(...parts);
    }

    it('has the colors it was meant to have, on ordinary screens', async () => {
      const { folder } = await transcode(await wall());
      const playlist = join(folder, 'index.m3u8');
      expect(await off(playlist)).toBeLessThan(6);
      expect(await clips.probe(playlist, 'stream=color_transfer')).not.toContain(curve);
    });

    it('has them in its poster and its storyboard, too', async () => {
      const source = await transcoder.open('stills', createReadStream(await wall()), never);
      const board = storyboardFor({ width: 426, height: 240, durationSeconds: 4 });
      const path = join(clips.folder, `${curve}.jpg`);
      await writeFile(path, (await source.poster()) ?? '');
      expect(await off(path)).toBeLessThan(6);
      await writeFile(path, (await source.storyboard({ ...board, columns: 1, rows: 1 })) ?? '');
      expect(await off(path)).toBeLessThan(6);
      await source.close();
    });
  });

  it('half pictures, of which whole ones without combs are made', async () => {
    const stripe = '255*lt(mod(X+4*N\\,80)\\,40)';
    const bars = `-f lavfi -i nullsrc=s=426x240:r=50:d=2,geq=lum=${stripe}:cb=128:cr=128`;
    const halves = '-vf tinterlace=interleave_top,fieldorder=tff -flags +ilme+ildct';
    const clip = await clips.make('halves.mp4', `${bars} ${halves} ${h264}`);
    const { seen, folder } = await transcode(clip);
    const before = await clips.linesAlike(clip);
    expect(await clips.linesAlike(join(folder, 'index.m3u8'))).toBeGreaterThan(before + 6);
    expect(seen).toContain('r_frame_rate=25/1');
  });

  it('a screen recording whose frame rate varies gets a steady one', async () => {
    const uneven = '-vf setpts=if(lt(N\\,30)\\,N/30\\,1+(N-30)/5)/TB -vsync vfr';
    const clip = await clips.make('screen.mp4', `${picture('320x240', 2, 30)} ${uneven} ${h264}`);
    const { seen } = await transcode(clip);
    expect(seen).toContain('r_frame_rate=30/1');
  });

  it('a whisper, which ends as loud as everything else', async () => {
    const made = `${picture('320x240', 4)} ${tone(4)} -filter:a volume=-20dB ${h264} -c:a aac`;
    const whisper = await clips.make('whisper.mp4', made);
    const { folder } = await transcode(whisper);
    const before = await clips.loudness(whisper);
    const after = await clips.loudness(join(folder, 'index.m3u8'));
    expect(before).toBeLessThan(-30);
    expect(after).toBeGreaterThan(before + 15);
  });

  it('subtitles beside the picture', async () => {
    await writeFile(join(clips.folder, 'words.srt'), '1\n00:00:00,000 --> 00:00:01,000\nHello\n');
    const tracks = `-i @words.srt ${h264} -c:s srt -map 0 -map 1`;
    const clip = await clips.make('tracks.mkv', `${picture('320x240', 1)} ${tracks}`);
    const { facts } = await transcode(clip);
    expect(facts).toMatchObject({ container: 'matroska', hasAudio: false });
  });

  it.each(['cover.mp4', 'cover.mkv'])('a cover in PNG beside the picture: %s', async (name) => {
    await clips.make('cover.png', `${picture('64x64', 1)} -frames:v 1`);
    await clips.make('bare.mp4', `${picture('320x240', 1)} ${tone(1)} ${h264} -c:a aac`);
    const tracks = '-i @bare.mp4 -i @cover.png -map 0 -map 1 -c copy -disposition:v:1 attached_pic';
    const { facts } = await transcode(await clips.make(name, tracks));
    expect(facts).toMatchObject({ width: 320, height: 240, hasAudio: true });
  });

  it('odd sizes and pixels that are not square', async () => {
    const odd = '-vf format=yuv444p,scale=321:241,setsar=4/3 -c:v libx264 -preset ultrafast';
    const clip = await clips.make('odd.mp4', `${picture('321x241', 1)} ${odd}`);
    const { facts, rung, seen } = await transcode(clip);
    expect(facts).toMatchObject({ width: 428, height: 241 });
    expect(seen).toContain(`width=${rung.width}\nheight=${rung.height}`);
    expect(rung).toMatchObject({ width: 426, height: 240 });
  });

  it('has a storyboard in its shape', async () => {
    const clip = await clips.make('places.mp4', `${picture('320x180', 9)} ${h264} -g 25`);
    const source = await transcoder.open('board', createReadStream(clip), never);
    const board = storyboardFor({ width: 320, height: 180, durationSeconds: 9 });
    const path = join(clips.folder, 'board.jpg');
    await writeFile(path, (await source.storyboard(board)) ?? '');
    await source.close();
    expect(board).toMatchObject({ columns: 5, rows: 1 });
    expect(await clips.probe(path, 'stream=width,height')).toBe('width=800\nheight=90\n');
  });

  it('is known by its container only where nothing can encode', async () => {
    const bare = { appEnv: 'production', searchPath: '', ffmpegPath: '', ffprobePath: '' } as const;
    const clip = await clips.make('as-is.mp4', `${picture('320x240', 1)} ${h264}`);
    const without = localTranscoder(join(clips.folder, 'bare'), bare);
    const source = await without.open('video', createReadStream(clip), never);
    expect(source).toMatchObject({ encodes: false, facts: { container: 'mp4', width: null } });
    await source.close();
  });
});
