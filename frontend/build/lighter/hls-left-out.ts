import type { Change } from '../../../infra/build/change-packages.ts';

const NOTHING = 'export default undefined;';

/**
 * The engine's modules for kinds of streams that we do not have, with their replacements. Our streams are fMP4 with
 * sound and picture in one file and without encryption; captions are separate files, which the player reads.
 */
export const LEFT_OUT: Record<string, string> = {
  // Sound and captions in separate playlists.
  'controller/audio-stream-controller': NOTHING,
  'controller/audio-track-controller': NOTHING,
  'controller/subtitle-stream-controller': 'export const SubtitleStreamController = undefined;',
  'controller/subtitle-track-controller': NOTHING,
  'controller/timeline-controller': 'export const TimelineController = undefined;',
  'utils/cues': NOTHING,
  // Other containers.
  'demux/tsdemuxer': NOTHING,
  'demux/audio/aacdemuxer': NOTHING,
  'demux/audio/mp3demuxer': NOTHING,
  'demux/audio/ac3-demuxer': 'export const AC3Demuxer = undefined;',
  'remux/mp4-generator': NOTHING,
  // Encryption.
  'controller/eme-controller': NOTHING,
  'crypt/decrypter': 'export default class { destroy() {} }',
  'loader/key-loader':
    'export default class { abort() {} destroy() {} loadClear() { return null; } }',
  // Advertisements, content steering, telemetry, thumbnails for fast playback.
  'controller/interstitials-controller': NOTHING,
  'controller/content-steering-controller': NOTHING,
  'controller/cmcd-controller': NOTHING,
  'controller/iframe-controller': 'export const IFrameController = undefined;',
  // Keeping up with the end of a live stream; a video that is still being made starts where it is told.
  'controller/latency-controller': NOTHING,
  // Metadata in the stream.
  'controller/id3-track-controller': NOTHING,
  // Off by default: switching down after dropped frames, and loading by `fetch`.
  'controller/fps-controller': NOTHING,
  'utils/fetch-loader': 'export default undefined; export const fetchSupported = () => false;',
  // fMP4 needs no repackaging, so there is no worker.
  'demux/inject-worker': `export const hasUMDWorker = () => false;
    export const injectWorker = undefined, loadWorker = undefined, removeWorkerFromStore = undefined;`,
};

/** The engine's dependencies, replaced by browser features. */
export const STAND_INS: Record<string, string> = {
  'url-toolkit': `export const buildAbsoluteURL = (base, url) => new URL(url, base || location.href).href;`,
  '@svta/cml-id3': `export const utf8ArrayToStr = (bytes) => new TextDecoder().decode(bytes);`,
  '@svta/cml-utils': `export const uuid = () => String(Math.random());`,
};

/** Removes the remaining references to repackaging. */
export const HLS: Change[] = [
  {
    file: /hls\.js\/src\/demux\/transmuxer\.ts$/,
    from: /\{\s*demux: (TS|AAC|MP3)Demuxer,\s*remux: MP4Remuxer,?\s*\},?/g,
    to: '',
  },
];
