import type { Rendition } from './video-rendition.js';

export interface RungProgress {
  readonly name: string;
  readonly status: 'pending' | 'processing' | 'ready';
  /** 0 to 100, an integer. */
  readonly percent: number;
}

/** The rung being encoded and its progress; other rungs already begun are encoded together with it. */
export interface CurrentRung {
  readonly name: string;
  readonly percent: number;
}

/** Decoding the source costs about the same for every rung; the rest of the work grows with the picture. */
const READING_COST = 400_000;

export function rungProgress(
  renditions: readonly Rendition[],
  current: CurrentRung | null,
): RungProgress[] {
  return renditions.map(({ name, begun, result }) => {
    if (result) return { name, status: 'ready', percent: 100 };
    if (current && (current.name === name || begun))
      return { name, status: 'processing', percent: current.percent };
    return { name, status: 'pending', percent: 0 };
  });
}

/** The progress of the whole work, 0 to 100, with rungs weighted by their cost. 100 only when all is done. */
export function overallPercent(
  renditions: readonly Rendition[],
  current: CurrentRung | null,
): number {
  let total = 0;
  let done = 0;
  rungProgress(renditions, current).forEach(({ percent }, index) => {
    const { width = 0, height = 0 } = renditions[index] ?? {};
    const cost = READING_COST + width * height;
    total += cost;
    done += (cost * percent) / 100;
  });
  return total === 0 ? 0 : Math.floor((done / total) * 100);
}
