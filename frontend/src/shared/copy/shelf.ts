/** For My Courses only: other pages do not load it. */
export const shelfCopy = {
  notes: 'My notes',
  search: 'Search your courses',
  found: (found: number, total: number) => `${found} of ${total} courses`,
  nothingFound: 'None of your courses has these words in its title or its educator’s name.',
  showAll: 'Show all courses',
} as const;
