import {
  type Container,
  MAX_DURATION_SECONDS,
  MAX_PIXELS,
} from '../../domain/videos/video-source.js';
import type { Storyboard } from '../../domain/videos/storyboard.js';
import { demuxerOf } from './container.js';
import { deinterlaced, type Oddities, toneMapped } from './ordinary-pictures.js';

/** A file, and which of its tracks to read: by index, or `V:0` and `a:0` for the first ones. */
export interface Tracks {
  readonly path: string;
  readonly container: Container;
  readonly video: number | 'V:0';
  readonly audio: number | 'a:0' | null;
}

type Sound = NonNullable<Tracks['audio']>;

/** The source's properties that commands depend on. */
export interface SourceInput extends Tracks, Oddities {
  /** Output frames per second, as a fraction. */
  readonly frameRate: string;
  /** The gain in decibels to normal loudness; absent until measured. */
  readonly gain?: number;
  /** Whether the sound has a single channel. */
  readonly isMono?: boolean;
}

const VIDEO_DECODERS =
  'h264,hevc,vp8,libvpx,vp9,libvpx-vp9,av1,libdav1d,libaom-av1,mpeg4,mpeg2video,prores,dnxhd,mjpeg,qtrle';
const AUDIO_DECODERS =
  'aac,mp3,mp3float,opus,libopus,vorbis,libvorbis,flac,alac,ac3,eac3,' +
  'pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be,pcm_f32le,pcm_alaw,pcm_mulaw';
/** Subtitles and covers are never shown, but ffprobe opens every track. */
const OTHER_DECODERS = 'mov_text,srt,subrip,ass,ssa,webvtt,text,dvdsub,pgssub,png';
const DECODERS = [VIDEO_DECODERS, AUDIO_DECODERS, OTHER_DECODERS].join(',');

/** How to open an untrusted file: our choice of demuxer, no other file, allowed decoders only, limited picture size. */
export function opening(path: string, container: Container): string[] {
  return [
    ['-protocol_whitelist', 'file'],
    ['-codec_whitelist', DECODERS],
    ['-max_pixels', String(MAX_PIXELS)],
    ['-f', demuxerOf(container), '-i', path],
  ].flat();
}

export const QUIET = ['-hide_banner', '-nostdin', '-v', 'error'];
const TALKING = ['-hide_banner', '-nostdin', '-v', 'info'];
export const TELLING_PROGRESS = ['-progress', 'pipe:1', '-nostats'];

/** Prints ffprobe's findings as JSON. */
export function probeArgs(path: string, container: Container): string[] {
  const entries = [
    'format=duration',
    'stream=index,codec_type,codec_name,profile,pix_fmt,field_order,start_time,' +
      'width,height,sample_aspect_ratio,avg_frame_rate,r_frame_rate,color_transfer,channels,nb_frames',
    'stream_disposition=attached_pic,default',
    'stream_tags=rotate',
    'stream_side_data=rotation',
  ].join(':');
  return ['-v', 'error', ...opening(path, container), '-show_entries', entries, '-of', 'json'];
}

/** The length of sound that suffices to measure loudness where it is read from the beginning. */
export const LISTENED_SECONDS = 600;

/**
 * Reads the whole file without decoding, because headers may lie about the length. If its pictures may be copied, prints
 * what `KeyFrames` and `tellsOfPictures` read.
 */
export function measureArgs(source: Tracks, mayCopy = false): string[] {
  return [...QUIET, ...inputs(source, mayCopy), ...measured(source), ...copyable(source, mayCopy)];
}

/** Prints the loudness (EBU R 128) on stderr. */
export function loudnessArgs(source: Tracks, audio: Sound): string[] {
  return [...TALKING, ...reading(source), ...heard(audio)];
}

/** All of that in one run. It decodes all sound, so it is only for short sources. */
export function surveyArgs(source: Tracks, audio: Sound, mayCopy = false): string[] {
  const outputs = [...measured(source), ...heard(audio), ...copyable(source, mayCopy)];
  return [...TALKING, ...inputs(source, mayCopy), ...outputs];
}

/** The part of a long source that tells whether it is whole. */
export const END_SECONDS = 10;

/** Reads only the end, which needs a source with a table of its samples. */
export function endArgs(source: Tracks): string[] {
  return [...QUIET, '-sseof', `-${END_SECONDS}`, ...reading(source), ...measured(source)];
}

/** Where in a source of more than `LONG_SECONDS` to listen, as shares of it; each place costs 5 to 20 ms to open. */
const EXCERPTS = [0.1, 0.5, 0.85];
const EXCERPT_SECONDS = 20;
/** Shorter sources are listened to as a whole: that takes no longer than opening them several times. */
export const LONG_SECONDS = 120;

/** The loudness of a long source by excerpts, which needs a table of its samples. */
export function excerptArgs({ path, container }: Tracks, audio: Sound, seconds: number): string[] {
  const excerpts = EXCERPTS.flatMap((share) => [
    ...['-ss', (share * seconds).toFixed(3), '-t', `${EXCERPT_SECONDS}`],
    ...opening(path, container),
  ]);
  const sounds = EXCERPTS.map((_, at) => `[${at}:${audio}]`).join('');
  const joined = `${sounds}concat=n=${EXCERPTS.length}:v=0:a=1,${METER}[heard]`;
  const output = ['-filter_complex', joined, '-map', '[heard]', ...NOWHERE];
  return [...TALKING, ...TELLING_PROGRESS, ...excerpts, ...output];
}

/** What `copyable` prints, of a source with a table of its samples: reads only key frames and the beginning. */
export function copyableArgs(source: Tracks): string[] {
  return [...QUIET, '-discard', 'nokey', ...inputs(source, true), ...copyable(source, true)];
}

/** Whether the line tells that `decoded` got pictures: their checksum is not that of nothing. */
export const tellsOfPictures = (line: string): boolean =>
  line.startsWith('CRC=') && line !== 'CRC=0x00000001';

const NOWHERE = ['-f', 'null', '-'];
const METER = 'ebur128=framelog=verbose';

function reading({ path, container }: Tracks): string[] {
  return [...TELLING_PROGRESS, ...opening(path, container)];
}

const inputs = (source: Tracks, mayCopy: boolean) => [
  ...reading(source),
  ...(mayCopy ? beginning(source) : []),
];

/** So short because ffmpeg decodes an input to its end even if only five pictures are wanted. */
const beginning = ({ path, container }: Tracks) => ['-t', '0.3', ...opening(path, container)];

function measured({ video, audio }: Tracks): string[] {
  const tracks = ['-map', `0:${video}`, ...(audio === null ? [] : ['-map', `0:${audio}`])];
  return [...tracks, '-c', 'copy', '-t', String(MAX_DURATION_SECONDS + 60), ...NOWHERE];
}

const heard = (audio: Sound) => [
  ...['-map', `0:${audio}`, '-t', `${LISTENED_SECONDS}`, '-af', METER, ...NOWHERE],
];

/** What pictures must show before they are passed on without encoding; `beginning` is the second input. */
const copyable = (source: Tracks, mayCopy: boolean) =>
  mayCopy ? [...decoded(source, 1), ...listed(source)] : [];

/** Decodes the first pictures. */
const decoded = ({ video }: Tracks, input: number) => [
  ...['-map', `${input}:${video}`, '-frames:v', '5', '-f', 'crc', '-'],
];

/** Prints time and kind of each picture, for `KeyFrames`. */
const listed = ({ video }: Tracks) => ['-map', `0:${video}`, '-c', 'copy', '-f', 'framecrc', '-'];

const POSTER_SIZE = `scale='min(1280,iw*sar)':-2`;

/** One representative frame, at most 1280 wide. */
export const POSTER_PICTURE = `thumbnail=30,${POSTER_SIZE},setsar=1,format=yuvj420p`;

/** Where to look for the representative frame: the first frames are often black. */
export const posterSecond = (seconds: number) => (seconds / 10).toFixed(3);

/** The representative frame as JPEG. */
export function posterArgs(source: SourceInput, seconds: number, path: string): string[] {
  const picture = `${deinterlaced(source)}${toneMapped(source, POSTER_SIZE)}${POSTER_PICTURE}`;
  return [
    ...QUIET,
    ...['-ss', posterSecond(seconds)],
    ...opening(source.path, source.container),
    ...['-map', `0:${source.video}`, '-vf', picture, ...posterFile(path)],
  ];
}

/** Tiles of small pictures; ladder output has no oddities left. */
export function storyboardPicture(board: Storyboard, oddities: Oddities = {}): string {
  const { every, columns, rows, width, height } = board;
  const small = `scale=${width}:${height}`;
  return (
    `fps=1/${every}:start_time=0:round=up,${toneMapped(oddities, small)}${small},setsar=1,` +
    `tile=${columns}x${rows},format=yuvj420p`
  );
}

/** One picture of tiles, each from the key frame at or before its time. */
export function storyboardArgs(source: SourceInput, board: Storyboard, path: string): string[] {
  return [
    ...QUIET,
    ...TELLING_PROGRESS,
    ...['-skip_frame', 'nokey'],
    ...opening(source.path, source.container),
    ...['-map', `0:${source.video}`, '-an', '-sn', '-dn'],
    ...['-vf', storyboardPicture(board, source), ...storyboardFile(path)],
  ];
}

export const posterFile = (path: string) => jpeg(path, 4);
export const storyboardFile = (path: string) => jpeg(path, 5);

function jpeg(path: string, quantizer: number): string[] {
  return ['-frames:v', '1', '-q:v', `${quantizer}`, '-f', 'image2', '-update', '1', '-y', path];
}
