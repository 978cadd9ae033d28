export interface Size {
  name: string;
  width: number;
  height: number;
  kilobits: number;
  /** Its pictures are those of the source. */
  copied?: boolean;
}

export interface Work {
  source: string;
  sizes: Size[];
}

/** The arguments of one ffmpeg command that decodes once and makes all sizes, with the product's encoder settings. */
export function ladderCommand({ source, sizes }: Work, folder: string): string[] {
  const made = sizes.filter(({ copied }) => !copied);
  const scaled = made.map(
    ({ name, width, height }) => `[p${name}]scale=${width}:${height}[${name}]`,
  );
  const split = `[0:v]format=yuv420p,split=${made.length}${made.map(({ name }) => `[p${name}]`).join('')}`;
  const encoders = sizes.flatMap(({ name, kilobits, copied }, at) => [
    ...['-map', copied ? '0:v:0' : `[${name}]`, '-map', '0:a:0'],
    ...(copied
      ? [`-c:v:${at}`, 'copy']
      : [
          ...[`-c:v:${at}`, 'libx264', `-preset:v:${at}`, 'veryfast', `-crf:v:${at}`, '23'],
          ...[`-g:v:${at}`, '120', `-sc_threshold:v:${at}`, '0'],
          ...[`-maxrate:v:${at}`, `${kilobits}k`, `-bufsize:v:${at}`, `${1.5 * kilobits}k`],
        ]),
  ]);
  return [
    ...['-hide_banner', '-nostdin', '-v', 'error', '-i', source],
    ...['-filter_complex', [split, ...scaled].join(';'), ...encoders],
    ...['-c:a', 'aac', '-ar', '48000', '-b:a', '128k'],
    ...['-f', 'hls', '-hls_playlist_type', 'event', '-hls_segment_type', 'fmp4', '-hls_time', '4'],
    ...['-hls_flags', 'temp_file', '-hls_segment_filename', `${folder}/%v-%d.m4s`],
    ...['-var_stream_map', sizes.map((_, at) => `v:${at},a:${at}`).join(' ')],
    `${folder}/%v.m3u8`,
  ];
}
