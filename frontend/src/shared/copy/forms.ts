export const formCopy = {
  optional: 'optional',
  showPassword: 'Show password',
  capsLock: 'Caps Lock is on',
  chosenFile: (name: string) => `Chosen: ${name}`,
} as const;

export const leaveCopy = {
  title: 'Leave without saving?',
  text: 'Your changes are not saved yet. What you typed waits here until you come back; a chosen file has to be chosen again.',
  stay: 'Keep editing',
  leave: 'Leave',
} as const;
