export const playerKeysCopy = {
  title: 'Keyboard shortcuts',
  keys: [
    { keys: ['Space', 'k'], does: 'Play or pause' },
    { keys: ['j', '←'], does: 'Back 10 seconds' },
    { keys: ['l', '→'], does: 'Forward 10 seconds' },
    { keys: ['0', '–', '9'], does: 'Jump to 0 to 90 % of the lecture' },
    { keys: ['↑', '↓'], does: 'Louder or quieter' },
    { keys: ['m'], does: 'Mute' },
    { keys: ['c'], does: 'Captions' },
    { keys: ['f'], does: 'Full screen' },
    { keys: ['i'], does: 'Picture in picture' },
    { keys: ['<', '>'], does: 'Slower or faster' },
    { keys: ['Shift + N'], does: 'Next lecture' },
    { keys: ['Shift + P'], does: 'Previous lecture' },
    { keys: ['?'], does: 'This list' },
  ],
} as const;
