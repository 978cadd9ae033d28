import { once } from './once';

const day = once(
  () => new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** '21 Nov 2026' */
export const formatDay = (iso: string): string => day().format(new Date(iso));

const dayTime = once(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** '21 Nov, 10:42' */
export const formatDayTime = (iso: string): string => dayTime().format(new Date(iso));

/** '12:05' or '1:02:05', as players write it. */
export function formatClock(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds));
  const [h, m, s] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60];
  const tail = `${String(m).padStart(h ? 2 : 1, '0')}:${String(s).padStart(2, '0')}`;
  return h ? `${h}:${tail}` : tail;
}

/** '1 h 10 min', '4 min', '0 min': for totals, not for positions. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  if (!h) return `${m} min`;
  return m ? `${h} h ${m} min` : `${h} h`;
}
