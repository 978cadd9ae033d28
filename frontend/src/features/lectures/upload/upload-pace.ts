import type { UploadProgress } from '../../../shared/sagas/upload';

/** The progress and speed of an upload. */
export interface Pace extends UploadProgress {
  /** The connection is lost; it will continue automatically. */
  waiting: boolean;
  fileName: string;
  /** Smoothed; 0 until known. */
  bytesPerSecond: number;
  at: number;
}

interface Step extends UploadProgress {
  waiting?: boolean;
  /** Bytes stored by an earlier attempt. */
  from?: number;
}

// The weight of a new measurement: readable, yet quick to follow.
const WEIGHT = 0.3;
const SHORTEST_MS = 250;

export function startPace(fileName: string, total: number, now: number): Pace {
  return { fileName, loaded: 0, total, bytesPerSecond: 0, waiting: false, at: now };
}

/** The pace after a progress event; events in quick succession are merged. */
export function nextPace(
  pace: Pace,
  { loaded, total, waiting = false, from = 0 }: Step,
  now: number,
): Pace {
  // Lost bytes are sent again, so the measurement restarts.
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

/** Null while unknown. */
export function secondsLeft({ loaded, total, bytesPerSecond }: Pace): number | null {
  return bytesPerSecond > 0 ? Math.ceil((total - loaded) / bytesPerSecond) : null;
}

export const percentOf = ({ loaded, total }: UploadProgress): number =>
  total > 0 ? Math.floor((loaded / total) * 100) : 0;
