import { onFirstUse } from '../../../../platform/domain/on-first-use.js';

const day = onFirstUse(
  () => new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }),
);

/** Formats `2026-11-21` for people. */
export function longDate(date: string): string {
  return day().format(new Date(date));
}

/** The length of a course: in whole and half hours from two hours on, else in minutes; null when unknown. */
export function courseLength(seconds: number): string | null {
  if (seconds === 0) return null;
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${Math.floor(minutes / 30) / 2} hours`;
}
