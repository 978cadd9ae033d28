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
      'width,height,sample_aspect_ratio,avg_frame_rate,r_frame_rate,color_transfer,channels',
    'stream_disposition=attached_pic,default',
    'stream_tags=rotate',
    'stream_side_data=rotation',
  ].join(':');
  return ['-v', 'error', ...opening(path, container), '-show_entries', entries, '-of', 'json'];
}

/**
 * Decodes the first pictures, because undecodable ones must not be passed on without encoding, and prints a line for
 * each (`isDecodedPicture`).
 */
export function trialArgs(source: Tracks): string[] {
  return [...QUIET, ...TELLING_PROGRESS, ...beginning(source), ...decoded(source, 0)];
}

export const isDecodedPicture = (line: string): boolean => /^0, *\d+, *\d+,/.test(line);

/** Not more than a second, because ffmpeg decodes an input to its end even if only five pictures are wanted. */
const beginning = ({ path, container }: Tracks) => ['-t', '1', ...opening(path, container)];

const decoded = ({ video }: Tracks, input: number) => [
  '-map',
  `${input}:${video}`,
  '-frames:v',
  '5',
  '-f',
  'framecrc',
  '-',
];

/** Prints the time of each picture, with a `K` for key frames. */
export function keyFrameArgs({ path, container, video }: Tracks): string[] {
  const entries = ['-show_entries', 'packet=pts_time,flags', '-of', 'csv=p=0'];
  return ['-v', 'error', ...opening(path, container), '-select_streams', `${video}`, ...entries];
}

/** The length of sound that suffices to measure loudness. */
export const LISTENED_SECONDS = 600;

/** Reads the whole file without decoding, because headers may lie about the length. */
export function measureArgs(source: Tracks): string[] {
  return [...QUIET, ...reading(source), ...measured(source)];
}

/** Prints the loudness (EBU R 128) on stderr. */
export function loudnessArgs(source: Tracks, audio: Sound): string[] {
  return [...TALKING, ...reading(source), ...heard(audio)];
}

/**
 * Length and loudness in one run, and the trial of `trialArgs` if wanted. It decodes all sound, so it is only for short
 * sources.
 */
export function surveyArgs(source: Tracks, audio: Sound, isTried = false): string[] {
  return [
    ...[...TALKING, ...reading(source), ...(isTried ? beginning(source) : [])],
    ...[...measured(source), ...heard(audio), ...(isTried ? decoded(source, 1) : [])],
  ];
}

function reading({ path, container }: Tracks): string[] {
  return [...TELLING_PROGRESS, ...opening(path, container)];
}

function measured({ video, audio }: Tracks): string[] {
  const tracks = ['-map', `0:${video}`, ...(audio === null ? [] : ['-map', `0:${audio}`])];
  return [...tracks, '-c', 'copy', '-t', String(MAX_DURATION_SECONDS + 60), '-f', 'null', '-'];
}

function heard(audio: Sound): string[] {
  const meter = ['-t', String(LISTENED_SECONDS), '-af', 'ebur128=framelog=verbose'];
  return ['-map', `0:${audio}`, ...meter, '-f', 'null', '-'];
}

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
