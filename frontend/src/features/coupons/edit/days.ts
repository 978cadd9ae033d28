/** The last moment of a day such as '2026-11-30', which is one in Indian time, as all days here. */
export const endOfDay = (day: string): string =>
  new Date(`${day}T23:59:59.999+05:30`).toISOString();
