import type { Rung } from '../../domain/video-ladder.js';
import { type Container, MAX_DURATION_SECONDS, MAX_PIXELS } from '../../domain/video-source.js';
import type { Storyboard } from '../../domain/storyboard.js';
import { demuxerOf } from './container.js';

/** What the commands need to know of a source; streams by their number in the file. */
export interface SourceInput {
  readonly path: string;
  readonly container: Container;
  readonly video: number;
  readonly audio: number | null;
  /** Frames a second of what is made, as a fraction. */
  readonly frameRate: string;
  /** Decibels that bring the sound to the usual loudness; absent until it was measured. */
  readonly gain?: number;
}

const VIDEO_DECODERS =
  'h264,hevc,vp8,libvpx,vp9,libvpx-vp9,av1,libdav1d,libaom-av1,mpeg4,mpeg2video,prores,dnxhd,mjpeg,qtrle';
const AUDIO_DECODERS =
  'aac,mp3,mp3float,opus,libopus,vorbis,libvorbis,flac,alac,ac3,eac3,' +
  'pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be,pcm_f32le,pcm_alaw,pcm_mulaw';
/** Never shown, but ffprobe opens every track it finds. */
const TEXT_DECODERS = 'mov_text,srt,subrip,ass,ssa,webvtt,text,dvdsub,pgssub';
const DECODERS = [VIDEO_DECODERS, AUDIO_DECODERS, TEXT_DECODERS].join(',');

/** Seconds of the first segment, short so that playing starts early, and of all others. */
const FIRST_SEGMENT = 2;
const SEGMENT = 4;

/** How an untrusted file is opened: its reader decided by us, nothing but this file, known decoders, bounded pictures. */
function opening(path: string, container: Container): string[] {
  return [
    ['-protocol_whitelist', 'file'],
    ['-codec_whitelist', DECODERS],
    ['-max_pixels', String(MAX_PIXELS)],
    ['-f', demuxerOf(container), '-i', path],
  ].flat();
}

const QUIET = ['-hide_banner', '-nostdin', '-v', 'error'];
const TELLING_PROGRESS = ['-progress', 'pipe:1', '-nostats'];

/** Prints what ffprobe sees in the file as JSON. */
export function probeArgs(path: string, container: Container): string[] {
  const entries = [
    'format=duration',
    'stream=index,codec_type,codec_name,width,height,sample_aspect_ratio,avg_frame_rate,r_frame_rate',
    'stream_disposition=attached_pic,default',
    'stream_tags=rotate',
    'stream_side_data=rotation',
  ].join(':');
  return ['-v', 'error', ...opening(path, container), '-show_entries', entries, '-of', 'json'];
}

/** Reads the file through without decoding, for a length that is not just the header's word. */
/** Tells how loud the sound is (EBU R 128) on stderr; ten minutes of it are enough to know. */
export function loudnessArgs(source: SourceInput, audio: number): string[] {
  return [
    ...['-hide_banner', '-nostdin', '-nostats', '-v', 'info'],
    ...TELLING_PROGRESS,
    ...opening(source.path, source.container),
    ...['-map', `0:${audio}`, '-t', '600', '-af', 'ebur128=framelog=verbose', '-f', 'null', '-'],
  ];
}

export function measureArgs({ path, container, video, audio }: Omit<SourceInput, 'frameRate'>) {
  return [
    ...QUIET,
    ...TELLING_PROGRESS,
    ...opening(path, container),
    ...streams(video, audio),
    ...['-c', 'copy', '-t', String(MAX_DURATION_SECONDS + 60), '-f', 'null', '-'],
  ];
}

/** One rung as HLS: `index.m3u8`, `init.mp4` and `segment-N.m4s` in the folder. */
export function renditionArgs(
  source: SourceInput,
  rung: Rung,
  folder: string,
  seconds: number,
  threads: number,
): string[] {
  return [
    ...QUIET,
    ...TELLING_PROGRESS,
    ...['-threads', String(threads)],
    ...opening(source.path, source.container),
    ...streams(source.video, source.audio),
    ...['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    // The last frame lasts a little, and no header may make this longer than what was measured.
    ...['-t', String(Math.ceil(seconds) + 1), '-max_muxing_queue_size', '4096'],
    ...videoArgs(source, rung, threads),
    ...(source.audio === null ? [] : audioArgs(rung, source.gain ?? 0)),
    ...['-f', 'hls', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    // Segments end at every key frame; the forced ones are the only ones.
    ...['-hls_time', '1', '-hls_list_size', '0', '-hls_flags', 'independent_segments'],
    ...['-hls_fmp4_init_filename', 'init.mp4'],
    ...['-hls_segment_filename', `${folder}/segment-%d.m4s`, `${folder}/index.m3u8`],
  ];
}

/** One telling frame, at most 1280 wide, as JPEG. */
export function posterArgs(source: SourceInput, seconds: number, path: string): string[] {
  return [
    ...QUIET,
    ...['-ss', (seconds / 10).toFixed(3)],
    ...opening(source.path, source.container),
    ...['-map', `0:${source.video}`, '-frames:v', '1', '-q:v', '4'],
    ...['-vf', `thumbnail=30,scale='min(1280,iw*sar)':-2,setsar=1,format=yuvj420p`],
    ...['-f', 'image2', '-update', '1', '-y', path],
  ];
}

/** One picture of small ones in rows, each from the key frame at or before its time. */
export function storyboardArgs(source: SourceInput, board: Storyboard, path: string): string[] {
  const { every, columns, rows, width, height } = board;
  return [
    ...QUIET,
    ...TELLING_PROGRESS,
    ...['-skip_frame', 'nokey'],
    ...opening(source.path, source.container),
    ...['-map', `0:${source.video}`, '-an', '-sn', '-dn'],
    '-vf',
    `fps=1/${every}:start_time=0:round=up,scale=${width}:${height},setsar=1,` +
      `tile=${columns}x${rows},format=yuvj420p`,
    ...['-frames:v', '1', '-q:v', '5', '-f', 'image2', '-update', '1', '-y', path],
  ];
}

function streams(video: number, audio: number | null): string[] {
  return ['-map', `0:${video}`, ...(audio === null ? [] : ['-map', `0:${audio}`])];
}

function videoArgs({ frameRate }: SourceInput, rung: Rung, threads: number): string[] {
  const side = Math.min(rung.width, rung.height);
  const peak = peakKilobits(side);
  return [
    // Variable becomes constant and starts at 0, so that all rungs have their key frames at the same places.
    '-vf',
    `fps=${frameRate}:start_time=0,scale=${rung.width}:${rung.height}:flags=bicubic,setsar=1,format=yuv420p`,
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', side >= 720 ? 'high' : 'main'],
    ...['-crf', '23', '-maxrate', `${peak}k`, '-bufsize', `${peak * 1.5}k`],
    ...['-threads', String(threads), '-g', '100000', '-sc_threshold', '0'],
    '-force_key_frames',
    `expr:gte(t,if(n_forced,n_forced*${SEGMENT}-${SEGMENT - FIRST_SEGMENT},0))`,
  ];
}

function audioArgs(rung: Rung, gain: number): string[] {
  const side = Math.min(rung.width, rung.height);
  const kilobits = side <= 144 ? 48 : side <= 240 ? 64 : side <= 360 ? 96 : 128;
  return [
    ...['-c:a', 'aac', '-ac', '2', '-ar', '48000', '-b:a', `${kilobits}k`],
    // Gaps are filled with silence and the start is padded, so that sound stays with the picture.
    // The same gain for all rungs; what it lifts too high is held below full scale.
    '-af',
    `aresample=async=1:first_pts=0${gain === 0 ? '' : `,volume=${gain}dB,alimiter=limit=0.89:level=0`}`,
  ];
}

function peakKilobits(side: number): number {
  if (side <= 144) return 180;
  if (side <= 240) return 400;
  if (side <= 360) return 800;
  if (side <= 480) return 1400;
  return side <= 720 ? 2800 : 5000;
}
