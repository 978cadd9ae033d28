/** What has to be put right in the pictures of a source before an ordinary screen shows them as they were meant. */
export interface Oddities {
  /** Each picture is two, of every other line, a moment apart: left alone, what moves gets combs. */
  readonly isInterlaced?: boolean;
  /** The curve of a high dynamic range, as phones record it: left alone, colors are pale and lights wrong. */
  readonly hdr?: HdrCurve;
}

/** The two of ITU-R BT.2100, as ffprobe calls them: PQ and HLG. */
export const HDR_CURVES = ['smpte2084', 'arib-std-b67'] as const;
type HdrCurve = (typeof HDR_CURVES)[number];

/** The filters without which a high dynamic range stays as it is. */
export const TONE_FILTERS = ['setparams', 'zscale', 'tonemap'];

/** Whole pictures, as filters that end with a comma. Those the file calls whole are left alone. */
export function deinterlaced({ isInterlaced }: Oddities): string {
  return isInterlaced ? 'bwdif=mode=send_frame:deint=interlaced,' : '';
}

/**
 * The usual range of brightness and color (BT.709), as filters that end with a comma. Made at the size that is
 * wanted, as each pixel is dear: 58 ms for a picture of 1080p.
 */
export function toneMapped({ hdr }: Oddities, scale: string): string {
  if (!hdr) return '';
  return [
    scale,
    // Some files forget to say their colors; there are no others with these curves.
    `setparams=color_primaries=bt2020:colorspace=bt2020nc:color_trc=${hdr}`,
    // White on paper and on slides has 203 cd/m2 (ITU-R BT.2408). Phones record up to a thousand, five times that:
    // what is brighter than white is bent until it fits, the rest stays as it is.
    'zscale=t=linear:p=bt709:npl=203',
    'format=gbrpf32le',
    'tonemap=mobius:desat=0:peak=5',
    'zscale=t=bt709:m=bt709:r=tv',
    '',
  ].join(',');
}
