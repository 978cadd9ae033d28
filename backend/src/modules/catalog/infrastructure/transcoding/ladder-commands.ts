import type { Rung } from '../../domain/videos/video-ladder.js';
import type { Storyboard } from '../../domain/videos/storyboard.js';
import {
  opening,
  POSTER_PICTURE,
  posterFile,
  posterSecond,
  QUIET,
  type SourceInput,
  storyboardFile,
  storyboardPicture,
  TELLING_PROGRESS,
} from './ffmpeg-commands.js';
import { deinterlaced, toneMapped } from './ordinary-pictures.js';

/** Seconds of the first segment, short for an early start, and of all others. */
const FIRST_SEGMENT = 2;
const SEGMENT = 4;
/** The encoder's look-ahead: with it, the first segment comes out the same as in a full run. */
const LOOK_AHEAD = 0.5;

export interface LadderOrder {
  /** One copied rung, or any number of others. */
  readonly rungs: readonly Rung[];
  /** Contains a folder for each rung. */
  readonly folder: string;
  /** Length of the whole source. */
  readonly seconds: number;
  /** Where to start, as a time and a segment number; zero is the beginning. */
  readonly from: { readonly seconds: number; readonly segment: number };
  readonly threads: number;
  /** Make only the first segment, quickly. */
  readonly isStart?: boolean;
  /** Also draw `poster.jpg` and `storyboard.jpg` into the folder; only for a whole source that is not copied. */
  readonly board?: Storyboard;
}

/**
 * Makes each rung as HLS: `index.m3u8`, its init and `segment-N.m4s` in its folder, each segment listed once it is
 * complete.
 */
export function ladderArgs(source: SourceInput, order: LadderOrder): string[] {
  const { rungs, from, threads, board, folder } = order;
  const groups = soundGroups(source, rungs);
  const chains = [...pictures(source, order), ...sound(source, groups)];
  return [
    ...QUIET,
    ...TELLING_PROGRESS,
    ...['-threads', String(threads)],
    ...(from.segment > 0 ? ['-ss', from.seconds.toFixed(6)] : []),
    ...opening(source.path, source.container),
    ...(chains.length > 0 ? ['-filter_complex', chains.join(';')] : []),
    ...groups.flatMap((group) => outputArgs(source, group, order)),
    ...(board ? ['-map', '[poster]', ...posterFile(`${folder}/poster.jpg`)] : []),
    ...(board ? ['-map', '[board]', ...storyboardFile(`${folder}/storyboard.jpg`)] : []),
  ];
}

/** Groups rungs with the same sound: each encoding of it costs a fortieth of the whole work. */
function soundGroups({ audio }: SourceInput, rungs: readonly Rung[]): readonly Rung[][] {
  if (audio === null) return rungs.map((rung) => [rung]);
  return [...Map.groupBy(rungs, soundKilobits).values()];
}

/** One sound stream and the pictures that use it. */
function outputArgs(source: SourceInput, rungs: readonly Rung[], order: LadderOrder): string[] {
  return [
    ...rungs.flatMap((rung) => ['-map', rung.copied ? `0:${source.video}` : `[v${rung.name}]`]),
    ...(source.audio === null ? [] : ['-map', soundName(rungs)]),
    ...['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-t', String(lengthOf(order)), '-max_muxing_queue_size', '4096'],
    ...rungs.flatMap((rung, at) =>
      rung.copied ? ['-c:v', 'copy', '-tag:v', 'avc1'] : videoArgs(rung, at, order),
    ),
    ...(source.audio === null ? [] : audioArgs(rungs)),
    ...(rungs.length === 1 ? rungs.flatMap((rung) => alone(rung, order)) : together(rungs, order)),
  ];
}

function lengthOf({ seconds, from, isStart }: LadderOrder): number {
  // Adds a second for the last frame, and limits the output to the measured length, whatever the header says.
  return isStart ? FIRST_SEGMENT + LOOK_AHEAD : Math.ceil(seconds - from.seconds) + 1;
}

function alone(rung: Rung, order: LadderOrder): string[] {
  const options = Object.entries(hlsOptions(rung, order));
  return ['-f', 'hls', ...options.flatMap(([name, value]) => [`-${name}`, value])].concat(
    playlistOf(rung, order),
  );
}

/** Several playlists sharing their sound, which only ffmpeg's `tee` can write. */
function together(rungs: readonly Rung[], order: LadderOrder): string[] {
  const outputs = rungs.map((rung, at) => {
    const options = { f: 'hls', select: `v:${at},a`, ...hlsOptions(rung, order) };
    const list = Object.entries(options).map(([name, value]) => `${name}=${quoted(value)}`);
    return quoted(`[${list.join(':')}]${playlistOf(rung, order)}`);
  });
  return ['-flags', '+global_header', '-f', 'tee', outputs.join('|')];
}

/** Escapes a value in an ffmpeg list. */
const quoted = (value: string) => value.replace(/[\\':|\]\s]/g, '\\$&');

const playlistOf = ({ name }: Rung, { folder }: LadderOrder) => `${folder}/${name}/index.m3u8`;

function hlsOptions(rung: Rung, { folder, from }: LadderOrder): Record<string, string> {
  return {
    hls_playlist_type: 'event',
    hls_segment_type: 'fmp4',
    // Segments end at every key frame; in our output, only the forced ones are key frames.
    hls_time: rung.copied ? String(SEGMENT) : '1',
    hls_list_size: '0',
    hls_flags: 'independent_segments',
    ...(from.segment > 0 && goingOn(from)),
    hls_fmp4_init_filename: initName(from.segment),
    hls_segment_filename: `${folder}/${rung.name}/segment-%d.m4s`,
  };
}

/** The name of the init segment of an attempt that starts with the segment. */
export const initName = (segment: number) => (segment === 0 ? 'init.mp4' : `init-${segment}.mp4`);

/** Makes timestamps continue those of the previous segments, as if all came from one run. */
function goingOn({ seconds, segment }: LadderOrder['from']): Record<string, string> {
  return {
    output_ts_offset: seconds.toFixed(6),
    start_number: String(segment),
    hls_segment_options: 'movflags=+frag_discont',
  };
}

/** Decodes the source once; each size is scaled from the next larger one. */
function pictures(source: SourceInput, { rungs, board, seconds }: LadderOrder) {
  const { video, frameRate } = source;
  const largestFirst = rungs
    .filter(({ copied }) => !copied)
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
  const sizes = largestFirst.map(({ name, width, height }, at) => {
    const smaller = largestFirst[at + 1];
    const scale = `scale=${width}:${height}:flags=bicubic`;
    // Converts to a constant frame rate starting at 0, so that all rungs have their key frames at the same times.
    const steady = `${deinterlaced(source)}fps=${frameRate}:start_time=0,${toneMapped(source, scale)}`;
    const first = `[0:${video}]${steady}${board ? 'split[telling],' : ''}`;
    const scaled = `${scale},setsar=1,format=yuv420p`;
    const next = smaller ? `from${smaller.name}` : board && 'small';
    return `${at === 0 ? first : `[from${name}]`}${scaled}${next ? `,split[v${name}][${next}]` : `[v${name}]`}`;
  });
  if (!board) return sizes;
  // Limited to one second, or every picture of the video would be examined.
  const second = `trim=start=${posterSecond(seconds)}:duration=1`;
  return [
    ...sizes,
    `[telling]${second},${POSTER_PICTURE}[poster]`,
    `[small]${storyboardPicture(board)}[board]`,
  ];
}

const soundName = ([first]: readonly Rung[]) => `[a${first?.name}]`;

/** Processes the sound once for all rungs. */
function sound(
  { audio, gain = 0, isMono = false }: SourceInput,
  groups: readonly (readonly Rung[])[],
): string[] {
  if (audio === null) return [];
  // Gaps are filled with silence and the start is padded, so that sound stays in sync. All rungs get the same gain; a
  // limiter keeps peaks below full scale.
  const louder = gain === 0 ? '' : `,volume=${gain}dB,alimiter=limit=0.89:level=0`;
  return [
    `[0:${audio}]aresample=async=1:first_pts=0${louder},` +
      // A second channel would double what encoding costs, and most lectures are recorded by one microphone. Players give
      // both speakers all of a single channel: 3 dB more than loudness meters assume.
      `${isMono ? 'volume=-3.01dB,' : ''}` +
      `aformat=sample_rates=48000:channel_layouts=${isMono ? 'mono' : 'stereo'},` +
      `asplit=${groups.length}${groups.map(soundName).join('')}`,
  ];
}

/** Options of the output's picture stream with index `at`. */
function videoArgs(rung: Rung, at: number, { threads, from }: LadderOrder): string[] {
  // The short segment is the very first one.
  const first = from.segment === 0 ? SEGMENT - FIRST_SEGMENT : 0;
  const side = Math.min(rung.width, rung.height);
  const peak = peakKilobits(side);
  const options = {
    c: 'libx264',
    preset: 'veryfast',
    profile: side >= 720 ? 'high' : 'main',
    crf: '23',
    maxrate: `${peak}k`,
    bufsize: `${peak * 1.5}k`,
    threads: String(threads),
    g: '100000',
    sc_threshold: '0',
    force_key_frames: `expr:gte(t,if(n_forced,n_forced*${SEGMENT}-${first},0))`,
  };
  return Object.entries(options).flatMap(([name, value]) => [`-${name}:v:${at}`, value]);
}

function audioArgs([rung]: readonly Rung[]): string[] {
  return rung ? ['-c:a', 'aac', '-b:a', `${soundKilobits(rung)}k`] : [];
}

function soundKilobits({ width, height }: Rung): number {
  const side = Math.min(width, height);
  if (side <= 144) return 48;
  return side <= 240 ? 64 : 128;
}

/** The maximum bit rate of the pictures. */
export function peakKilobits(side: number): number {
  if (side <= 144) return 180;
  if (side <= 240) return 400;
  if (side <= 360) return 800;
  if (side <= 480) return 1400;
  return side <= 720 ? 2800 : 5000;
}
