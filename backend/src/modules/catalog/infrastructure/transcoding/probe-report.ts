import { z } from 'zod';
import { onFirstUse } from '../../../../platform/domain/on-first-use.js';
import { UnplayableSource } from '../../domain/videos/video-source.js';
import { HDR_CURVES, type Oddities } from './ordinary-pictures.js';

const stream = onFirstUse(() =>
  z.object({
    index: z.number().int(),
    codec_type: z.string().optional(),
    codec_name: z.string().optional(),
    profile: z.string().optional(),
    pix_fmt: z.string().optional(),
    field_order: z.string().optional(),
    start_time: z.string().optional(),
    width: z.number().optional(),
    height: z.number().optional(),
    sample_aspect_ratio: z.string().optional(),
    avg_frame_rate: z.string().optional(),
    r_frame_rate: z.string().optional(),
    color_transfer: z.string().optional(),
    channels: z.number().optional(),
    nb_frames: z.string().optional(),
    disposition: z
      .object({ attached_pic: z.number().optional(), default: z.number().optional() })
      .optional(),
    tags: z.object({ rotate: z.string().optional() }).optional(),
    side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
  }),
);

type Stream = z.infer<ReturnType<typeof stream>>;

const report = onFirstUse(() =>
  z.object({
    streams: z.array(stream()).default([]),
    format: z.object({ duration: z.string().optional() }).default({}),
  }),
);

/** The file's headers. */
export interface ProbeReport {
  readonly video: number;
  readonly audio: number | null;
  /** Whether these are the first tracks of their kind, as in nearly all files. */
  readonly hasUsualTracks: boolean;
  /** Whether its sound has a single channel. */
  readonly isMono: boolean;
  /** For display: upright, in square pixels. */
  readonly width: number;
  readonly height: number;
  readonly frameRate: string;
  readonly oddities: Oddities;
  /** Whether every player can show the pictures as they are; bit rate and key frames are checked elsewhere. */
  readonly isCommon: boolean;
  /** Null if the headers do not say, as in browser recordings. */
  readonly declaredSeconds: number | null;
  /** Their number by the table of samples; null if there is none. */
  readonly pictures: number | null;
}

const MAX_STREAMS = 32;
const MAX_MEDIA_STREAMS = 4;
const MAX_FRAME_RATE = 60;
const MIN_FRAME_RATE = 5;

/** Parses ffprobe's JSON. @throws UnplayableSource */
export function readProbeReport(json: string): ProbeReport {
  const { streams, format } = report().parse(JSON.parse(json));
  const videos = streams.filter(isMovingPicture);
  const sounds = streams.filter(({ codec_type }) => codec_type === 'audio');
  // Phones add tracks of sensor data, which cost nothing; video and sound tracks do.
  if (streams.length > MAX_STREAMS || videos.length + sounds.length > MAX_MEDIA_STREAMS)
    throw UnplayableSource.tooManyTracks();
  const video = preferred(videos);
  if (!video) throw UnplayableSource.noVideoTrack();
  const sound = preferred(sounds);
  const { width, height } = displaySize(video);
  const oddities = odditiesOf(video);
  return {
    video: video.index,
    audio: sound?.index ?? null,
    hasUsualTracks: video === videos[0] && sound !== undefined && sound === sounds[0],
    isMono: sound?.channels === 1,
    width,
    height,
    oddities,
    isCommon: !oddities.isInterlaced && !oddities.hdr && isCommon(video, { width, height }),
    frameRate: frameRateOf(video, oddities),
    declaredSeconds: Number(format.duration) || null,
    pictures: Number(video.nb_frames) || null,
  };
}

function isMovingPicture({ codec_type, disposition }: Stream): boolean {
  // A song's cover is a video stream, too.
  return codec_type === 'video' && !disposition?.attached_pic;
}

function preferred(candidates: readonly Stream[]): Stream | undefined {
  return candidates.find(({ disposition }) => disposition?.default) ?? candidates[0];
}

const COMMON_PROFILES = ['Constrained Baseline', 'Baseline', 'Main', 'High'];
const COMMON_PIXELS = ['yuv420p', 'yuvj420p'];
const PROMPT_SECONDS = 0.1;

/** 8-bit H.264, upright, in square pixels and even sizes, starting at 0. */
function isCommon(video: Stream, shown: { width: number; height: number }): boolean {
  return (
    video.codec_name === 'h264' &&
    COMMON_PROFILES.includes(video.profile ?? '') &&
    COMMON_PIXELS.includes(video.pix_fmt ?? '') &&
    video.width === shown.width &&
    video.height === shown.height &&
    turnOf(video) === 0 &&
    shown.width % 2 === 0 &&
    shown.height % 2 === 0 &&
    Math.abs(Number(video.start_time ?? 0)) <= PROMPT_SECONDS &&
    rateOf(video.r_frame_rate ?? '0/0') <= MAX_FRAME_RATE
  );
}

function odditiesOf({ field_order, color_transfer }: Stream): Oddities {
  const hdr = HDR_CURVES.find((curve) => curve === color_transfer);
  const isInterlaced = !['progressive', 'unknown', undefined].includes(field_order);
  return { isInterlaced, ...(hdr && { hdr }) };
}

function frameRateOf(video: Stream, { isInterlaced }: Oddities): string {
  // The nominal rate may count half-pictures.
  const nominal = isInterlaced ? video.avg_frame_rate : video.r_frame_rate;
  return constantFrameRate(video.avg_frame_rate, nominal);
}

function displaySize(video: Stream): { width: number; height: number } {
  if (!video.width || !video.height) throw UnplayableSource.unsupportedCodec();
  const [across = 1, down = 1] = (video.sample_aspect_ratio ?? '').split(':').map(Number);
  const square = across > 0 && down > 0 ? across / down : 1;
  const width = Math.round(video.width * square);
  const lies = Math.round(turnOf(video) / 90) % 2 === 0;
  return lies ? { width, height: video.height } : { width: video.height, height: width };
}

/** Degrees. */
function turnOf(video: Stream): number {
  return (
    video.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ??
    Number(video.tags?.rotate ?? 0)
  );
}

/** The output rate: the source's own if it is constant; 30 or 60 for recordings that skip unchanged pictures. */
export function constantFrameRate(average = '0/0', nominal = '0/0'): string {
  const averageRate = rateOf(average);
  const nominalRate = rateOf(nominal);
  const steady = nominalRate > 0 && Math.abs(averageRate - nominalRate) / nominalRate < 0.02;
  if (!steady) return averageRate > 31 ? '60' : '30';
  if (nominalRate < MIN_FRAME_RATE) return String(MIN_FRAME_RATE);
  if (nominalRate <= MAX_FRAME_RATE) return nominal;
  return nominalRate % 50 === 0 ? '50' : '60';
}

/** Below this rate the video is slides: nothing moves between pictures. */
const SLIDES_RATE = 0.2;

/**
 * The output rate, once the real number of pictures is known: encoding many copies to fill gaps would be wasted work.
 */
export function rateFor(frameRate: string, pictures: number, seconds: number): string {
  return pictures < seconds * SLIDES_RATE ? String(MIN_FRAME_RATE) : frameRate;
}

function rateOf(fraction: string): number {
  const [over = 0, under = 0] = fraction.split('/').map(Number);
  return under > 0 ? over / under : 0;
}
