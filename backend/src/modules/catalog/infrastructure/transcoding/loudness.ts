/** EBU R 128 specifies -23 for broadcasting; the usual level on the web is about this. */
const TARGET_LUFS = -16;
const MOST_GAIN = 20;
/** Quieter sound is only noise. */
const SILENCE_LUFS = -60;

/** The gain in decibels to normal loudness, from the summary of ffmpeg's `ebur128`. */
export function gainFor(summary: string): number {
  if (!isAudible(summary)) return 0;
  const gain = Math.min(MOST_GAIN, Math.max(-MOST_GAIN, TARGET_LUFS - loudnessIn(summary)));
  return Math.abs(gain) < 1 ? 0 : Math.round(gain * 10) / 10;
}

export const isAudible = (summary: string): boolean => loudnessIn(summary) > SILENCE_LUFS;

/** LUFS; NaN if nothing was measured. */
const loudnessIn = (summary: string): number =>
  Number([...summary.matchAll(/^\s*I:\s+(-?[\d.]+) LUFS/gm)].at(-1)?.[1]);
