/** EBU R 128 asks broadcasters for -23; what people hear on the web lies about here. */
const TARGET_LUFS = -16;
const MOST_GAIN = 20;
/** Below this there is nothing but noise to make louder. */
const SILENCE_LUFS = -60;

/** Decibels that bring the sound to the usual loudness, by the summary of ffmpeg's `ebur128`. */
export function gainFor(summary: string): number {
  const loudness = Number([...summary.matchAll(/^\s*I:\s+(-?[\d.]+) LUFS/gm)].at(-1)?.[1]);
  if (!(loudness > SILENCE_LUFS)) return 0;
  const gain = Math.min(MOST_GAIN, Math.max(-MOST_GAIN, TARGET_LUFS - loudness));
  return Math.abs(gain) < 1 ? 0 : Math.round(gain * 10) / 10;
}
