const UNITS = ['KB', 'MB', 'GB'] as const;

/** '0 KB', '640 KB', '12.4 MB', '1.9 GB', in powers of 1000 as in file managers. */
export function formatBytes(bytes: number): string {
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? Math.round(value) : value.toFixed(1)} ${UNITS[unit]}`;
}
