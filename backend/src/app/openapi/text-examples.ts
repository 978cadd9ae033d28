/** What a reply of such a type looks like, for types that are text and no JSON. */
export const TEXT_EXAMPLES: Readonly<Record<string, string>> = {
  'application/vnd.apple.mpegurl':
    '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-STREAM-INF:BANDWIDTH=1400000,RESOLUTION=1280x720\n720p/index.m3u8\n',
  'text/event-stream': ': still here\n\ndata: {"videoStatus":"processing","percent":40}\n\n',
  'text/html': '<!doctype html><title>Certificate LC-2026-000123</title>',
  'text/vtt': 'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nWelcome to the control room.\n',
};
