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
    'stream=index,codec_type,codec_name,profile,pix_fmt,field_order,start_time,' +
      'width,height,sample_aspect_ratio,avg_frame_rate,r_frame_rate',
    'stream_disposition=attached_pic,default',
    'stream_tags=rotate',
    'stream_side_data=rotation',
  ].join(':');
  return ['-v', 'error', ...opening(path, container), '-show_entries', entries, '-of', 'json'];
}

/** Decodes the first pictures: what nobody can decode must not be handed out as it is. */
export function trialArgs({ path, container, video }: SourceInput): string[] {
  const first = ['-map', `0:${video}`, '-frames:v', '5', '-f', 'null', '-'];
  return [...QUIET, ...TELLING_PROGRESS, ...opening(path, container), ...first];
}

/** Prints when each picture is shown and, with a `K`, at which of them playing can begin. */
export function keyFrameArgs({ path, container, video }: SourceInput): string[] {
  const entries = ['-show_entries', 'packet=pts_time,flags', '-of', 'csv=p=0'];
  return ['-v', 'error', ...opening(path, container), '-select_streams', `${video}`, ...entries];
}

/** Tells how loud the sound is (EBU R 128) on stderr; ten minutes of it are enough to know. */
export function loudnessArgs(source: SourceInput, audio: number): string[] {
  return [
    ...['-hide_banner', '-nostdin', '-nostats', '-v', 'info'],
    ...TELLING_PROGRESS,
    ...opening(source.path, source.container),
    ...['-map', `0:${audio}`, '-t', '600', '-af', 'ebur128=framelog=verbose', '-f', 'null', '-'],
  ];
}

/** Reads the file through without decoding, for a length that is not just the header's word. */
export function measureArgs({ path, container, video, audio }: Omit<SourceInput, 'frameRate'>) {
  return [
    ...QUIET,
    ...TELLING_PROGRESS,
    ...opening(path, container),
    ...streams(video, audio),
    ...['-c', 'copy', '-t', String(MAX_DURATION_SECONDS + 60), '-f', 'null', '-'],
  ];
}

export interface LadderOrder {
  /** Either one that is copied or any number of others. */
  readonly rungs: readonly Rung[];
  /** Holds a folder for each rung. */
  readonly folder: string;
  /** Of the whole source. */
  readonly seconds: number;
  /** Where to begin, by time and by the number of the segment; zero is the start. */
  readonly from: { readonly seconds: number; readonly segment: number };
  readonly threads: number;
}

/** Each rung as HLS: `index.m3u8`, its init and `segment-N.m4s` in its folder, each named once it is whole. */
export function ladderArgs(source: SourceInput, order: LadderOrder): string[] {
  const { rungs, from, threads } = order;
  const chains = [...pictures(source, rungs), ...sound(source, rungs)];
  return [
    ...QUIET,
    ...TELLING_PROGRESS,
    ...['-threads', String(threads)],
    ...(from.segment > 0 ? ['-ss', from.seconds.toFixed(6)] : []),
    ...opening(source.path, source.container),
    ...(chains.length > 0 ? ['-filter_complex', chains.join(';')] : []),
    ...rungs.flatMap((rung) => renditionArgs(source, rung, order)),
  ];
}

function renditionArgs(source: SourceInput, rung: Rung, order: LadderOrder): string[] {
  const { seconds, from } = order;
  const folder = `${order.folder}/${rung.name}`;
  return [
    ...['-map', rung.copied ? `0:${source.video}` : `[v${rung.name}]`],
    ...(source.audio === null ? [] : ['-map', `[a${rung.name}]`]),
    ...['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    // The last frame lasts a little, and no header may make this longer than what was measured.
    ...['-t', String(Math.ceil(seconds - from.seconds) + 1), '-max_muxing_queue_size', '4096'],
    ...(rung.copied ? ['-c:v', 'copy', '-tag:v', 'avc1'] : videoArgs(rung, order)),
    ...(source.audio === null ? [] : audioArgs(rung)),
    ...['-f', 'hls', '-hls_playlist_type', 'event', '-hls_segment_type', 'fmp4'],
    // Segments end at every key frame: of ours the forced ones are the only ones.
    ...['-hls_time', rung.copied ? String(SEGMENT) : '1'],
    ...['-hls_list_size', '0', '-hls_flags', 'independent_segments'],
    ...(from.segment > 0 ? goingOn(from) : []),
    ...['-hls_fmp4_init_filename', initName(from.segment)],
    ...['-hls_segment_filename', `${folder}/segment-%d.m4s`, `${folder}/index.m3u8`],
  ];
}

/** How the init of an attempt is called that begins with the segment. */
export const initName = (segment: number) => (segment === 0 ? 'init.mp4' : `init-${segment}.mp4`);

/** Times that go on where the segments before left off, as if they came from one run. */
function goingOn({ seconds, segment }: LadderOrder['from']): string[] {
  return [
    ...['-output_ts_offset', seconds.toFixed(6), '-start_number', String(segment)],
    ...['-hls_segment_options', 'movflags=+frag_discont'],
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

/** The source decoded once: each size is scaled from the next larger one. */
function pictures({ video, frameRate }: SourceInput, rungs: readonly Rung[]): string[] {
  const largestFirst = rungs
    .filter(({ copied }) => !copied)
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
  return largestFirst.map(({ name, width, height }, at) => {
    const smaller = largestFirst[at + 1];
    // Variable becomes constant and starts at 0, so that all rungs have their key frames at the same places.
    const input = at === 0 ? `[0:${video}]fps=${frameRate}:start_time=0,` : `[from${name}]`;
    const scaled = `scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p`;
    return `${input}${scaled}${smaller ? `,split[v${name}][from${smaller.name}]` : `[v${name}]`}`;
  });
}

/** The sound treated once for all rungs. */
function sound({ audio, gain = 0 }: SourceInput, rungs: readonly Rung[]): string[] {
  if (audio === null) return [];
  // Gaps are filled with silence and the start is padded, so that sound stays with the picture.
  // The same gain for all rungs; what it lifts too high is held below full scale.
  const louder = gain === 0 ? '' : `,volume=${gain}dB,alimiter=limit=0.89:level=0`;
  const outputs = rungs.map(({ name }) => `[a${name}]`).join('');
  return [
    `[0:${audio}]aresample=async=1:first_pts=0${louder},` +
      `aformat=sample_rates=48000:channel_layouts=stereo,asplit=${rungs.length}${outputs}`,
  ];
}

function videoArgs(rung: Rung, { threads, from }: LadderOrder): string[] {
  // The short one is the first of all.
  const first = from.segment === 0 ? SEGMENT - FIRST_SEGMENT : 0;
  const side = Math.min(rung.width, rung.height);
  const peak = peakKilobits(side);
  return [
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', side >= 720 ? 'high' : 'main'],
    ...['-crf', '23', '-maxrate', `${peak}k`, '-bufsize', `${peak * 1.5}k`],
    ...['-threads', String(threads), '-g', '100000', '-sc_threshold', '0'],
    '-force_key_frames',
    `expr:gte(t,if(n_forced,n_forced*${SEGMENT}-${first},0))`,
  ];
}

function audioArgs(rung: Rung): string[] {
  const side = Math.min(rung.width, rung.height);
  const kilobits = side <= 144 ? 48 : side <= 240 ? 64 : side <= 360 ? 96 : 128;
  return ['-c:a', 'aac', '-b:a', `${kilobits}k`];
}

/** The most we spend on a second of picture. */
export function peakKilobits(side: number): number {
  if (side <= 144) return 180;
  if (side <= 240) return 400;
  if (side <= 360) return 800;
  if (side <= 480) return 1400;
  return side <= 720 ? 2800 : 5000;
}
