import type { WatchableRendition } from '../../domain/videos/video-rendition.js';

/** Good enough to start with on a mobile network, and quick to load. */
const STARTING_SIDE = 480;

/**
 * The HLS multivariant playlist (RFC 8216, 4.3.4) of the playable renditions; `<rung>/index.m3u8` is next to it.
 * Players that know nothing about the network start with the first rendition listed.
 */
export function masterPlaylist(renditions: readonly WatchableRendition[]): string {
  const variants = startingFirst(renditions).flatMap(({ name, width, height, stream }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${stream.bandwidth},AVERAGE-BANDWIDTH=${stream.averageBandwidth},` +
      `RESOLUTION=${width}x${height},CODECS="${stream.codecs}",NAME="${name}"`,
    `${name}/index.m3u8`,
  ]);
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...variants, ''].join('\n');
}

function startingFirst(renditions: readonly WatchableRendition[]): WatchableRendition[] {
  const start =
    renditions.findLast(({ width, height }) => Math.min(width, height) <= STARTING_SIDE) ??
    renditions[0];
  return renditions.toSorted((a, b) => Number(b === start) - Number(a === start));
}
