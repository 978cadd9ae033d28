import { monthNames } from '../copy/common';

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const INDIA_MS = 5.5 * 3_600_000;

// Dates are in Indian time, as on the server and on its documents; read with `getUTC...`. Formatted by hand, like
// prices, because creating the browser's formatter takes a phone long.
const inIndia = (iso: string): Date => new Date(Date.parse(iso) + INDIA_MS);
const dayAndMonth = (there: Date): string =>
  `${there.getUTCDate()} ${monthNames[there.getUTCMonth()]}`;

/** '21 Nov 2026' */
export function formatDay(iso: string): string {
  const there = inIndia(iso);
  return `${dayAndMonth(there)} ${there.getUTCFullYear()}`;
}

/** '21 Nov, 10:42' */
export function formatDayTime(iso: string): string {
  const there = inIndia(iso);
  return `${dayAndMonth(there)}, ${twoDigits(there.getUTCHours())}:${twoDigits(there.getUTCMinutes())}`;
}

/** '12:05' or '1:02:05', as in players. */
export function formatClock(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds));
  const [h, m, s] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60];
  const tail = `${h ? twoDigits(m) : m}:${twoDigits(s)}`;
  return h ? `${h}:${tail}` : tail;
}

/** '1 h 10 min', '4 min', '0 min': for totals, not positions; rounds up to at least a minute. */
export function formatDuration(seconds: number): string {
  const minutes = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  if (!h) return `${m} min`;
  return m ? `${h} h ${m} min` : `${h} h`;
}
