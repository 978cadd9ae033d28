const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** '2026-11-30', by the reader's clock, as date fields have it. */
export function dayIn(days: number): string {
  const then = new Date();
  then.setDate(then.getDate() + days);
  return [then.getFullYear(), twoDigits(then.getMonth() + 1), twoDigits(then.getDate())].join('-');
}

/** The end of a day by the reader's clock. */
export const endOf = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();
