import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MadeFile, MadeRendition } from '../../application/transcoder.js';

interface Segment {
  readonly name: string;
  readonly seconds: number;
  readonly bits: number;
}

const PLAYLIST = 'index.m3u8';
const INIT = 'init.mp4';

/** Reads what ffmpeg left in the folder. Throws when it is not whole. */
export async function readHlsOutput(folder: string): Promise<MadeRendition> {
  const playlist = await readFile(join(folder, PLAYLIST), 'utf8');
  if (!playlist.includes('#EXT-X-ENDLIST')) throw new Error('The playlist has no end.');
  const segments = await Promise.all(
    segmentsOf(playlist).map(async ({ name, seconds }) => ({
      name,
      seconds,
      bits: (await stat(join(folder, name))).size * 8,
    })),
  );
  if (segments.length === 0) throw new Error('The playlist names no segment.');
  const files = [INIT, ...segments.map(({ name }) => name), PLAYLIST];
  return {
    result: {
      ...bandwidths(segments),
      codecs: codecsOf(await readFile(join(folder, INIT))),
      segments: segments.length,
    },
    files: files.map((name): MadeFile => ({
      name,
      open: () => createReadStream(join(folder, name)),
    })),
  };
}

export function segmentsOf(playlist: string): { name: string; seconds: number }[] {
  return [...playlist.matchAll(/^#EXTINF:([\d.]+),.*\n(?:#.*\n)*(segment-\d+\.m4s)$/gm)].map(
    ([, seconds = '0', name = '']) => ({ name, seconds: Number(seconds) }),
  );
}

/** Bits a second: the heaviest segment, as players must expect it, and the whole. */
export function bandwidths(segments: readonly Segment[]): {
  bandwidth: number;
  averageBandwidth: number;
} {
  const seconds = segments.reduce((sum, segment) => sum + segment.seconds, 0);
  const bits = segments.reduce((sum, segment) => sum + segment.bits, 0);
  const averageBandwidth = Math.ceil(bits / Math.max(seconds, 0.001));
  // RFC 8216 looks at stretches of at least half the target length: a last frame alone would lie.
  const longest = Math.max(...segments.map((segment) => segment.seconds));
  const telling = segments.filter((segment) => segment.seconds >= longest / 2);
  const peak = Math.max(...telling.map((segment) => segment.bits / segment.seconds));
  return { bandwidth: Math.max(Math.ceil(peak), averageBandwidth), averageBandwidth };
}

/** The codecs in the form of RFC 6381, read from the track headers of the init segment. */
export function codecsOf(init: Buffer): string {
  const avcC = init.indexOf('avcC');
  if (avcC < 0) throw new Error('The init segment has no H.264 track.');
  // After the box name: version, profile, compatibility, level.
  const video = `avc1.${init.toString('hex', avcC + 5, avcC + 8)}`;
  return init.includes('mp4a') ? `${video},mp4a.40.2` : video;
}
