export const dashboardCopy = {
  title: 'Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  earning: 'Total Earning',
  create: 'Create Courses',
  lecturesChart: 'Lectures per course',
  studentsChart: 'Enrolled students per course',
} as const;

export const ownCoursesCopy = {
  title: 'My courses',
  create: 'Create Course',
  published: 'Published',
  draft: 'Draft',
  edit: (title: string) => `Edit ${title}`,
} as const;

export const editCourseCopy = {
  publish: 'Click to Publish',
  unpublish: 'Click to UnPublish',
  save: 'Save',
  delete: 'Delete',
  fields: {
    title: 'Title',
    subTitle: 'Subtitle',
    description: 'Description',
    category: 'Category',
    level: 'Level',
    price: 'Price',
    thumbnail: 'Thumbnail',
  },
} as const;

export const editLectureCopy = {
  lectureTitle: 'Lecture title',
  video: 'Video',
  isPreviewFree: 'This lecture is a free preview',
  uploading: 'Uploading video... Please wait.',
} as const;
