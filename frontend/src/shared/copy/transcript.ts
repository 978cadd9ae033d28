export const transcriptCopy = {
  language: 'Language',
  lines: 'What is said',
  hint: 'Choose a line to go there. The arrow keys lead from line to line.',
  failed: 'The transcript could not be loaded.',
} as const;
