/** Examples of replies by content type, for text types other than JSON. */
export const TEXT_EXAMPLES: Readonly<Record<string, string>> = {
  'application/vnd.apple.mpegurl':
    '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-STREAM-INF:BANDWIDTH=1400000,RESOLUTION=1280x720\n720p/index.m3u8\n',
  'text/event-stream': ': still here\n\ndata: {"videoStatus":"processing","percent":40}\n\n',
  'text/html': '<!doctype html><title>Certificate 7K3M-9QXT-V2HD</title>',
  'text/markdown':
    '# Practical CCTV monitoring\n\n## The first shift\n\n**3:12**\n\nDraw the parallel first.\n',
  'text/plain':
    'Practical CCTV monitoring\n=========================\n\nThe first shift\n---------------\n\n3:12\nDraw the parallel first.\n',
  'text/vtt': 'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nWelcome to the control room.\n',
};
