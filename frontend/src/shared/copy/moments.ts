export const momentsCopy = {
  goTo: (clock: string) => `Go to ${clock}`,
} as const;
