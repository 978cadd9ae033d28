export const deadlineCopy = {
  inIndia: (day: string) => `${day} (Indian time)`,
} as const;
