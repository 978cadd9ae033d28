export const wordsCopy = {
  needed: 'Write something first.',
  tooLong: (max: number) => `At most ${max} characters, please.`,
} as const;
