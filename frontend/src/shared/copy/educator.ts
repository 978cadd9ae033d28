const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${value} ${many}`;

export const dashboardCopy = {
  title: 'Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  earning: 'Total Earning',
  earningHint: 'Everything earned so far, refunds taken off',
  missing: 'Not available',
  courses: 'Courses',
  coursesHint: (published: number) => `${published} published`,
  students: 'Enrolled students',
  studentsHint: 'In all of your courses',
  addBio: 'Add a short bio',
  create: 'Create Courses',
  ownCourses: 'All my courses',
  lecturesChart: 'Lectures per course',
  studentsChart: 'Enrolled students per course',
  earningsChart: 'Earnings over time',
  earningsBy: 'Show earnings',
  periods: { day: 'By day', week: 'By week', month: 'By month' },
  period: { day: 'Day', week: 'Week from', month: 'Month' },
  rupees: 'Earned',
  earningsNone: 'Nothing was earned in this time. Your first sale will show here.',
  earningsFailed: 'Your earnings over time could not be loaded.',
  course: 'Course',
  lectures: 'Lectures',
  empty: 'Your charts start with your first course.',
  createFirst: 'Create your first course',
} as const;

export const ownCoursesCopy = {
  title: 'My courses',
  caption: 'Your courses, newest first',
  create: 'Create Course',
  published: 'Published',
  draft: 'Draft',
  columns: {
    course: 'Course',
    price: 'Price',
    status: 'Status',
    students: 'Students',
    rating: 'Rating',
    actions: 'Actions',
  },
  edit: (title: string) => `Edit ${title}`,
  editShort: 'Edit',
  lectures: (title: string) => `Lectures of ${title}`,
  lecturesShort: 'Lectures',
  view: (title: string) => `View ${title} as learners see it`,
  viewShort: 'View',
  search: 'Search your courses',
  found: (found: number) => count(found, 'course found', 'courses found'),
  nothingFound: 'No course of yours has these words in its title.',
  students: (students: number) => count(students, 'student', 'students'),
  empty: 'You have no courses yet. The first one needs only a title and a category.',
  failed: 'Your courses could not be loaded.',
} as const;

export const createCourseCopy = {
  title: 'Create a course',
  text: 'A title and a category are enough to start. You can change everything later, even after publishing.',
  courseTitle: 'Title',
  titleHint: 'Say what people can do afterwards. At most 120 characters; about 60 read best.',
  category: 'Category',
  chooseCategory: 'Choose a category',
  submit: 'Create Course',
  back: 'Back to my courses',
} as const;

export const editCourseCopy = {
  title: 'Edit course',
  publish: 'Click to Publish',
  unpublish: 'Click to UnPublish',
  save: 'Save',
  delete: 'Delete',
  back: 'Back to my courses',
  lectures: (lectures: number) => `Lectures (${lectures})`,
  view: 'View as learners see it',
  fields: {
    title: 'Title',
    subTitle: 'Subtitle',
    description: 'Description',
    category: 'Category',
    level: 'Level',
    price: 'Price',
    thumbnail: 'Thumbnail',
    isPublished: 'Publication',
  },
  titleGuide: (length: number) => `${length} of 120 characters, about 60 read best`,
  subTitleGuide: (length: number) => `${length} of 160 characters, about 120 read best`,
  descriptionGuide: (length: number) => `${length} of 10,000 characters`,
  noLevel: 'Not set',
  priceHint: 'In rupees. 0 makes the course free; empty means not set.',
  badPrice: 'Enter an amount in rupees, with at most two decimals.',
  thumbnailHint: 'JPEG, PNG or WebP. 1280 by 720 looks sharp everywhere.',
  uploading: 'Uploading the thumbnail',
  now: { published: 'This course is published.', draft: 'This course is a draft.' },
  onSave: {
    published: 'It will be published when you save.',
    draft: 'It will become a draft when you save.',
  },
  checklist: 'Before you publish',
  checklistText: 'Learners expect these. Nothing here stops you from saving.',
  done: 'done',
  open: 'still missing',
  parts: {
    description: 'A description',
    price: 'A price, 0 for free',
    thumbnail: 'A thumbnail',
    lecture: 'A lecture with a playable video',
  },
  preview: 'In the catalog',
  untitled: 'Untitled course',
  draftKept: 'Unsaved changes. Draft kept on this device.',
  pictureChosen: 'Unsaved changes. A chosen picture is not kept.',
  discard: 'Discard changes',
  stale: {
    text: 'This course was changed elsewhere while you were editing it.',
    latest: 'Load the latest',
    mine: 'Keep what I typed',
    hint: (overlap: readonly string[]) =>
      overlap.length > 0
        ? `Also changed elsewhere: ${overlap.join(', ')}. Keeping yours overwrites that with your next Save.`
        : 'Keeping yours adds your changes to the latest with your next Save.',
  },
  removal: {
    title: (course: string) => `Delete “${course}”?`,
    empty: 'The course, its lectures and its videos will be gone. This cannot be undone.',
    bought: (students: number) =>
      `The course leaves the catalog and your list. ${count(students, 'enrolled student keeps', 'enrolled students keep')} access to it.`,
    confirm: 'Delete course',
    cancel: 'Keep course',
  },
  missing: 'This course is not here. It may have been deleted, or it belongs to somebody else.',
  failed: 'The course could not be loaded.',
} as const;

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
  moved: (title: string, place: number, total: number) => `${title} is now ${place} of ${total}.`,
  preview: 'Free preview',
  empty: 'No lectures yet. Give the first one a title.',
  failed: 'The lectures could not be loaded.',
} as const;

export const sectionsCopy = {
  tip: 'This button of a lecture begins a section there: a title above the lectures that follow.',
  beginHere: 'Begin a section here',
  begin: (lecture: string) => `Begin a section with ${lecture}`,
  title: 'Section title',
  hint: 'It stands above the lectures from here to the next section.',
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
  /** After a lecture was moved: the section it is in now, and one it was the last lecture of. */
  told: (moved: string, section: string | undefined, ended: string | undefined) =>
    [
      moved,
      section !== undefined && `Section: ${section}.`,
      ended !== undefined && `Section ${ended} had no other lecture and is gone.`,
    ]
      .filter(Boolean)
      .join(' '),
  saved: (title: string) => `Section ${title} was saved.`,
  removed: (title: string) => `Section ${title} was removed.`,
} as const;

export const videoStatusCopy = {
  none: 'No video',
  uploading: (percent: number) => `Uploading ${percent} %`,
  uploaded: 'Waiting',
  processing: (percent: number) => `Processing ${percent} %`,
  ready: 'Ready',
  improving: (percent: number) => `Ready, more qualities ${percent} %`,
  failed: 'Failed',
} as const;

export const editLectureCopy = {
  title: 'Edit lecture',
  back: 'Back to the lectures',
  lectureTitle: 'Lecture title',
  video: 'Video',
  videoRequired: 'Video (required)',
  videoHint: 'MP4, MOV, MKV or WebM, up to 20 GB.',
  noTitle: 'Lecture title is required.',
  longTitle: (max: number) => `Lecture title must have at most ${max} characters.`,
  replaceHint:
    'Choose a file only to replace the video. The old one plays until the new one is ready.',
  isPreviewFree: 'This lecture is a free preview',
  previewHint: 'Anyone who is logged in may watch it before enrolling.',
  submit: 'Update Lecture',
  remove: 'Remove Lecture',
  upload: {
    heading: 'Upload',
    label: (file: string) => `Upload of ${file}`,
    amount: (loaded: string, total: string) => `${loaded} of ${total}`,
    pace: (speed: string, left: string) => `${speed}/s, ${left} left`,
    finishing: 'Sent. Waiting for the answer …',
    waiting: 'Connection lost. The upload resumes by itself …',
    stopped: (file: string, percent: number) =>
      `${percent} % of ${file} has arrived. If it is not still on its way from another page or device, choose the same file again and update the lecture: it goes on from there.`,
    stoppedHeading: 'Unfinished upload',
    replace: {
      title: 'Start over with another file?',
      text: (file: string, percent: number) =>
        `${percent} % of ${file} has arrived and would be lost. To go on with it, choose that file again.`,
      confirm: 'Send the other file',
      cancel: 'Keep what has arrived',
    },
    giveUp: 'Discard upload',
    givenUp: 'The unfinished upload was discarded.',
    replaced:
      'Another upload for this lecture was started elsewhere, so this one has stopped. Only one can run at a time.',
    gone: 'This upload was discarded, or the lecture removed, on another page or device.',
    unreadable: 'The file was moved or changed. Choose it again.',
    notAVideo: 'This file is not a video we can read. Upload an MP4, MOV, MKV or WebM.',
    cancel: 'Cancel upload',
    cancelled: 'The upload was canceled. Nothing was changed.',
    stay: 'You can keep using the site in the meantime. If the upload is interrupted, choose the same file again and it resumes.',
    announce: (percent: number) => `Upload: ${percent} %`,
  },
  processing: {
    heading: 'Video',
    none: 'There is no video yet. Choose a file and update the lecture.',
    queued: (ahead: number) =>
      ahead === 0 ? 'Next in line.' : `${count(ahead, 'video is', 'videos are')} before this one.`,
    running: 'The video is being prepared for every kind of connection.',
    growing: 'The video can be watched already; the rest of it is being prepared.',
    ready: 'The video is ready to watch.',
    improving: 'The video is ready to watch. More qualities follow.',
    failed: 'The video could not be prepared.',
    replacementFailed: 'The new video could not be prepared. Learners still see the one before.',
    failedNext: 'Choose another file and update the lecture to try again.',
    all: 'All qualities',
    rung: (height: number) => `${height}p`,
    watch: 'Watch it as learners do',
    announce: (percent: number) => `Processing: ${percent} %`,
    duration: (text: string) => `Length ${text}`,
  },
  captions: {
    heading: 'Captions',
    text: 'Captions let learners read along and make the lecture accessible to people who are deaf or hard of hearing.',
    none: 'There are no captions yet.',
    failed: 'The captions could not be loaded.',
    language: 'Language',
    choose: 'Choose a language',
    file: 'Caption file',
    hint: 'A .vtt or .srt file in UTF-8, at most 1 MB.',
    submit: 'Add captions',
    replace: 'Replace captions',
    remove: (language: string) => `Remove the ${language} captions`,
    removeShort: 'Remove',
    removal: {
      title: (language: string) => `Remove the ${language} captions?`,
      text: 'Learners can no longer read along in this language. To bring them back you need the file again.',
      confirm: 'Remove them',
      cancel: 'Keep them',
    },
    faults: 'The file has faults:',
  },
  removal: {
    title: (lecture: string) => `Remove “${lecture}”?`,
    text: 'The lecture and its video leave the course for everyone, enrolled students too.',
    confirm: 'Remove',
    cancel: 'Keep lecture',
  },
  missing: 'This lecture is not here. It may have been removed.',
  failed: 'The lecture could not be loaded.',
} as const;

/** The specification defines these texts, like those in `toasts.ts`. */
export const courseToasts = {
  created: 'Course Created',
  updated: 'Course Updated',
  deleted: 'Course Deleted',
  editFailed: 'Something went wrong',
} as const;

export const lectureToasts = {
  created: 'Lecture Created',
  severalCreated: (lectures: number) => count(lectures, 'lecture created', 'lectures created'),
  updated: 'Lecture Updated',
  removed: 'Lecture Removed',
  removeFailed: 'Lecture remove error',
  uploading: 'Uploading video... Please wait.',
  captionsSaved: 'Captions saved',
  captionsRemoved: 'Captions removed',
} as const;
