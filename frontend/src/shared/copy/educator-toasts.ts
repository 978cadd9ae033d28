/** Apart from the others: the start page does without them. */
export const courseToasts = {
  created: 'Course Created',
  updated: 'Course Updated',
  deleted: 'Course Deleted',
  editFailed: 'Something went wrong',
} as const;

export const lectureToasts = {
  created: 'Lecture Created',
  updated: 'Lecture Updated',
  removed: 'Lecture Removed',
  removeFailed: 'Lecture remove error',
  uploading: 'Uploading video... Please wait.',
  captionsSaved: 'Captions saved',
} as const;
