/** Properties of the pictures to correct, so that an ordinary screen shows them as intended. */
export interface Oddities {
  /**
   * Each picture consists of two half-pictures of alternating lines, a moment apart: uncorrected, motion shows combing.
   */
  readonly isInterlaced?: boolean;
  /**
   * The transfer curve of a high dynamic range, as phones record it: uncorrected, colors are pale and highlights wrong.
   */
  readonly hdr?: HdrCurve;
}

/** The two curves of ITU-R BT.2100 by their ffprobe names: PQ and HLG. */
export const HDR_CURVES = ['smpte2084', 'arib-std-b67'] as const;
type HdrCurve = (typeof HDR_CURVES)[number];

/** The filters needed to convert a high dynamic range. */
export const TONE_FILTERS = ['setparams', 'zscale', 'tonemap'];

/** Deinterlacing filters, with a trailing comma. Leaves frames alone that the file marks as progressive. */
export function deinterlaced({ isInterlaced }: Oddities): string {
  return isInterlaced ? 'bwdif=mode=send_frame:deint=interlaced,' : '';
}

/**
 * Filters that convert to standard range and color (BT.709), with a trailing comma. Applied at the output size, because
 * each pixel is expensive: 58 ms for a 1080p picture.
 */
export function toneMapped({ hdr }: Oddities, scale: string): string {
  if (!hdr) return '';
  return [
    scale,
    // Some files lack color metadata; these curves are only used with these colors.
    `setparams=color_primaries=bt2020:colorspace=bt2020nc:color_trc=${hdr}`,
    // White on paper and on slides has 203 cd/m2 (ITU-R BT.2408). Phones record up to a thousand, five times that:
    // levels above white are compressed, the rest stays as it is.
    'zscale=t=linear:p=bt709:npl=203',
    'format=gbrpf32le',
    'tonemap=mobius:desat=0:peak=5',
    'zscale=t=bt709:m=bt709:r=tv',
    '',
  ].join(',');
}
