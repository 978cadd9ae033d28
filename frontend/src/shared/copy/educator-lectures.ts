/** The texts of /createlecture: the lectures of a course, and their sections. */
export const lecturesCopy = {
  title: 'Lectures',
  back: 'Back to the course',
  lectureTitle: 'Lecture title',
  hint: 'Then choose Edit in the list below to add its video.',
  submit: 'Create Lecture',
  list: 'Lectures in their order',
  edit: (title: string) => `Edit ${title}`,
  editShort: 'Edit',
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
  moveTo: (title: string) => `Move ${title} to place`,
  drag: 'Drag to move',
  several: {
    open: 'Add several',
    titles: 'Titles, one per line',
    hint: 'Blank lines are skipped. The lectures follow the ones that are there, in this order. A line that begins with # and a space is the title of a section.',
    none: 'Type at least one title.',
    emptySections: (lines: readonly number[]) =>
      `A section needs a lecture below it. Without one: line ${lines.join(', ')}.`,
    tooLong: (max: number, long: readonly { line: number; length: number }[]) =>
      `A title has at most ${max} characters. Too long: ${long
        .map(({ line, length }) => `line ${line} (${length})`)
        .join(', ')}.`,
    submit: 'Create lectures',
    made: (made: number, total: number) => `${made} of ${total}`,
    stopped: (made: number, total: number) =>
      `${made} of ${total} were created. The rest is still here.`,
  },
  videos: {
    open: 'Add videos',
    title: (videos: number) =>
      videos === 1 ? 'A lecture from this video' : `${videos} lectures from these videos`,
    hint: 'They are named after their files, in the order of these names. You can change both afterwards.',
    others: (names: readonly string[]) =>
      `Not videos we can play, and left out: ${names.join(', ')}`,
    none: 'None of these files is a video that we can play.',
    submit: 'Create and upload',
    cancel: 'Cancel',
    making: (made: number, total: number) => `Creating lectures: ${made} of ${total}`,
    sending: (sent: number, total: number) => `Uploaded: ${sent} of ${total}`,
    stay: 'Leave this tab open. You can visit other pages meanwhile.',
    stop: 'Cancel the rest',
    unmade: (made: number, total: number) => `${made} of ${total} lectures were created.`,
    refused: (title: string, message: string) => `${title}: ${message}`,
    done: (videos: number) => (videos === 1 ? '1 video uploaded' : `${videos} videos uploaded`),
  },
  moved: (title: string, place: number, total: number) => `${title} is now ${place} of ${total}.`,
  preview: 'Free preview',
  empty: 'No lectures yet. Give the first one a title.',
  failed: 'The lectures could not be loaded.',
} as const;

export const sectionsCopy = {
  tip: 'A long course reads better in sections. Each lecture has a button for it: “Begin a section here”.',
  beginHere: 'Begin a section here',
  begin: (lecture: string) => `Begin a section with ${lecture}`,
  title: 'Section title',
  newSection: 'New section',
  renameSection: 'Rename section',
  hint: (lecture: string) =>
    `It stands above “${lecture}” and the lectures after it, up to the next section.`,
  save: 'Save section',
  cancel: 'Cancel',
  noTitle: 'Section title is required.',
  longTitle: (max: number) => `Section title must have at most ${max} characters.`,
  up: (title: string) => `Move section ${title} up`,
  down: (title: string) => `Move section ${title} down`,
  rename: (title: string) => `Rename section ${title}`,
  remove: (title: string) => `Remove section ${title}, keep its lectures`,
  moved: (title: string, place: number, total: number) =>
    `Section ${title} is now ${place} of ${total}.`,
  inSection: (moved: string, section: string) => `${moved} Section: ${section}.`,
  saved: (title: string) => `Section ${title} was saved.`,
  removed: (title: string) => `Section ${title} was removed.`,
} as const;
