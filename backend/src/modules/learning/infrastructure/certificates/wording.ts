const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2026-11-21` as people write it. */
export function longDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** The length of a course: whole hours and half ones from two hours on, else minutes; nothing when nobody knows. */
export function courseLength(seconds: number): string | null {
  if (seconds === 0) return null;
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${Math.floor(minutes / 30) / 2} hours`;
}
