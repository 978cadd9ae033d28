/** Statistics of several rounds of one measurement. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

export function spreadOf(values: number[]): Spread {
  if (values.length === 0) throw new Error('Nothing was measured.');
  return { median: quantile(values, 0.5), min: Math.min(...values), max: Math.max(...values) };
}

/** The value below which the share `q` of the values lies. */
export function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) * q;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}

const digitsFor = (value: number): number =>
  Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 3;

export function readable(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: digitsFor(value) });
}

export function readableSpread({ median, min, max }: Spread): string {
  return min === max
    ? readable(median)
    : `${readable(median)} [${readable(min)} – ${readable(max)}]`;
}

export const even = (value: number): Spread => ({ median: value, min: value, max: value });

export const scaled = ({ median, min, max }: Spread, by: number): Spread => ({
  median: median * by,
  min: min * by,
  max: max * by,
});

/** How many of the values fit into `whole`. */
export const inverse = ({ median, min, max }: Spread, whole: number): Spread => ({
  median: whole / median,
  min: whole / max,
  max: whole / min,
});
