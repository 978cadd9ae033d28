import type { WatchableRendition } from '../../domain/video-rendition.js';

/** Good enough to begin with on a phone network, and quick to arrive. */
const STARTING_SIDE = 480;

/**
 * The HLS multivariant playlist (RFC 8216, 4.3.4) over what can be watched; `<rung>/index.m3u8` lies beside it.
 * Players that know nothing about the network begin with the first one named.
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
