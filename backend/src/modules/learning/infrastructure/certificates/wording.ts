import { onFirstUse } from '../../../../platform/domain/on-first-use.js';

const day = onFirstUse(
  () => new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }),
);

/** `2026-11-21` as people write it. */
export function longDate(date: string): string {
  return day().format(new Date(date));
}

/** The length of a course: whole hours and half ones from two hours on, else minutes; nothing when nobody knows. */
export function courseLength(seconds: number): string | null {
  if (seconds === 0) return null;
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${Math.floor(minutes / 30) / 2} hours`;
}
