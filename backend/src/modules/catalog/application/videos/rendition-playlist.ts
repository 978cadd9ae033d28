export interface NamedSegment {
  readonly name: string;
  readonly seconds: number;
  /** The init segment that players load before it. */
  readonly init: string;
}

export interface StoredSegment extends NamedSegment {
  readonly bytes: number;
}

/** The HLS media playlist (RFC 8216, 4.3.3) of the segments; players reload it until it is complete. */
export function renditionPlaylist(
  segments: readonly NamedSegment[],
  { isWhole }: { readonly isWhole: boolean },
): string {
  const longest = Math.max(...segments.map(({ seconds }) => seconds));
  const lines = segments.flatMap(({ name, seconds, init }, index) => [
    ...(init === segments[index - 1]?.init ? [] : [`#EXT-X-MAP:URI="${init}"`]),
    `#EXTINF:${seconds.toFixed(6)},`,
    name,
  ]);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.max(1, Math.round(longest))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    `#EXT-X-PLAYLIST-TYPE:${isWhole ? 'VOD' : 'EVENT'}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    // Without this, players would join a growing playlist at its end, as they do with live events.
    ...(isWhole ? [] : ['#EXT-X-START:TIME-OFFSET=0,PRECISE=YES']),
    ...lines,
    ...(isWhole ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n');
}

/** Parses a playlist that we wrote. */
export function storedSegments(playlist: string): NamedSegment[] {
  const segments: NamedSegment[] = [];
  let [init, seconds] = ['', 0];
  for (const line of playlist.split('\n')) {
    if (line.startsWith('#EXT-X-MAP:')) init = /URI="([^"]+)"/.exec(line)?.[1] ?? '';
    else if (line.startsWith('#EXTINF:')) seconds = Number.parseFloat(line.slice(8));
    else if (line !== '' && !line.startsWith('#')) segments.push({ name: line, seconds, init });
  }
  return segments;
}
