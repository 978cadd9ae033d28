const INDIA = '+05:30';
const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;

/** '2026-11-30', in Indian time as all days here, and as date fields have it. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + INDIA_MS + days * DAY_MS).toISOString().slice(0, 10);

/** The last moment of a day. */
export const endOfDay = (day: string): string =>
  new Date(`${day}T23:59:59.999${INDIA}`).toISOString();
