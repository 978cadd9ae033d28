import type { Change } from '../../../infra/local/change-packages.ts';

const NOTHING = 'export default undefined;';

/**
 * Modules of the engine for streams that are not ours, and what stands in their place. Ours are fMP4 with sound
 * and picture in one file and no keys; their captions are files of their own, which the player reads.
 */
export const LEFT_OUT: Record<string, string> = {
  // Sound and captions in playlists of their own.
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
  // Advertisements, a choice of hosts, reports to them, pictures for winding on.
  'controller/interstitials-controller': NOTHING,
  'controller/content-steering-controller': NOTHING,
  'controller/cmcd-controller': NOTHING,
  'controller/iframe-controller': 'export const IFrameController = undefined;',
  // Notes in the stream.
  'controller/id3-track-controller': NOTHING,
  // Off unless asked for: a smaller picture after lost frames, and loading by `fetch`.
  'controller/fps-controller': NOTHING,
  'utils/fetch-loader': 'export default undefined; export const fetchSupported = () => false;',
  // fMP4 is passed on as it is: no worker repacks it.
  'demux/inject-worker': `export const hasUMDWorker = () => false;
    export const injectWorker = undefined, loadWorker = undefined, removeWorkerFromStore = undefined;`,
};

/** Packages that the engine brings along, and what browsers have in their place. */
export const STAND_INS: Record<string, string> = {
  'url-toolkit': `export const buildAbsoluteURL = (base, url) => new URL(url, base || location.href).href;`,
  '@svta/cml-id3': `export const utf8ArrayToStr = (bytes) => new TextDecoder().decode(bytes);`,
  '@svta/cml-utils': `export const uuid = () => String(Math.random());`,
};

/** What it repacks is not asked for any more. */
export const HLS: Change[] = [
  {
    file: /hls\.js\/src\/demux\/transmuxer\.ts$/,
    from: /\{\s*demux: (TS|AAC|MP3)Demuxer,\s*remux: MP4Remuxer,?\s*\},?/g,
    to: '',
  },
];
