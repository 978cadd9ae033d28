import type { UploadProgress } from '../../shared/sagas/upload';

/** How far an upload is and how fast it goes. */
export interface Pace extends UploadProgress {
  /** The connection is away; it goes on by itself. */
  waiting: boolean;
  fileName: string;
  /** Smoothed, 0 until it can be told. */
  bytesPerSecond: number;
  at: number;
}

interface Step extends UploadProgress {
  waiting?: boolean;
  /** Bytes that an earlier attempt had brought there. */
  from?: number;
}

// A newer measurement counts this much: calm enough to read, quick enough to be true.
const WEIGHT = 0.3;
const SHORTEST_MS = 250;

export function startPace(fileName: string, total: number, now: number): Pace {
  return { fileName, loaded: 0, total, bytesPerSecond: 0, waiting: false, at: now };
}

/** The pace after a progress event; events that come too soon after one another are merged. */
export function nextPace(
  pace: Pace,
  { loaded, total, waiting = false, from = 0 }: Step,
  now: number,
): Pace {
  // What was sent and did not arrive is sent again: the pace begins anew.
  if (waiting || loaded < pace.loaded)
    return { ...pace, loaded, total, waiting, bytesPerSecond: 0, at: now };
  const elapsed = now - pace.at;
  if (elapsed < SHORTEST_MS && loaded < total) return pace;
  const moved = loaded - Math.max(pace.loaded, from);
  const measured = elapsed > 0 ? (moved * 1000) / elapsed : pace.bytesPerSecond;
  const bytesPerSecond = pace.bytesPerSecond
    ? pace.bytesPerSecond * (1 - WEIGHT) + measured * WEIGHT
    : measured;
  return { ...pace, loaded, total, waiting, bytesPerSecond, at: now };
}

/** Null while nothing can be said. */
export function secondsLeft({ loaded, total, bytesPerSecond }: Pace): number | null {
  return bytesPerSecond > 0 ? Math.ceil((total - loaded) / bytesPerSecond) : null;
}

export const percentOf = ({ loaded, total }: UploadProgress): number =>
  total > 0 ? Math.floor((loaded / total) * 100) : 0;
