/** Where an educator adds and removes them. */
export const editHandoutsCopy = {
  heading: 'Files for learners',
  text: 'Slides, exercises, tables, code: whoever may watch the lecture can download them.',
  hint: (most: number) =>
    `At most ${most} files of 50 MB each: documents, tables, slides, pictures, sound, code, and .zip for all else. A file with the name of an earlier one takes its place.`,
  none: 'There are no files yet.',
  failed: 'The files could not be loaded.',
  add: 'Add files',
  sending: (name: string) => `Uploading ${name}`,
  waits: 'The files of another lecture come first.',
  announce: (percent: number) => `${percent} percent uploaded`,
  left: (files: number) => (files === 1 ? '1 more waits.' : `${files} more wait.`),
  stay: 'Leave this tab open. You can visit other pages meanwhile.',
  stop: 'Cancel',
  added: (files: number) => (files === 1 ? 'File added' : `${files} files added`),
  /** The name in signs that keep its direction of writing to itself. */
  refused: (name: string, message: string) => `\u2068${name}\u2069: ${message}`,
  notSent: (files: number) =>
    files === 1 ? '1 more file was not sent.' : `${files} more files were not sent.`,
  notAdded: (files: number) =>
    files === 1
      ? '1 file was not added. The page of its lecture says why.'
      : `${files} files were not added. The page of their lecture says why.`,
  lectureGone: 'This lecture is not here any more.',
  notTaken: 'This type of file is not taken. Put programs, web pages and scripts into a .zip file.',
  full: (most: number) => `A lecture can have at most ${most} files. Remove one of them first.`,
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
