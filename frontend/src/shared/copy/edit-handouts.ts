/** Where an educator adds and removes them. */
export const editHandoutsCopy = {
  heading: 'Files for learners',
  text: 'Slides, exercises, tables, code: whoever may watch the lecture can download them.',
  hint: (most: number) =>
    `At most ${most} files of 50 MB each. A file with the name of an earlier one takes its place.`,
  none: 'There are no files yet.',
  failed: 'The files could not be loaded.',
  add: 'Add files',
  sending: (name: string) => `Uploading ${name}`,
  left: (files: number) => (files === 1 ? '1 more waits.' : `${files} more wait.`),
  stay: 'Leave this tab open. You can visit other pages meanwhile.',
  stop: 'Cancel',
  added: (files: number) => (files === 1 ? 'File added' : `${files} files added`),
  refused: (name: string, message: string) => `${name}: ${message}`,
  notTaken: 'Choose a document, a table, slides, a picture, sound, code or a .zip file.',
  tooLarge: 'The file may have at most 50 MB.',
  empty: 'The file is empty.',
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  removal: {
    title: (name: string) => `Remove “${name}”?`,
    text: 'Learners can no longer download it. To bring it back you need the file again.',
    confirm: 'Remove it',
    cancel: 'Keep it',
  },
  removed: 'File removed',
} as const;
