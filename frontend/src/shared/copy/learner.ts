export const allCoursesCopy = {
  title: 'All Courses',
  filters: 'Filter by category',
  searchWithAi: 'Search with AI',
  showFilters: 'Show Filters',
  hideFilters: 'Hide Filters',
  clear: 'Clear filters',
  remove: (category: string) => `Remove ${category}`,
  count: (count: number) => (count === 1 ? '1 course' : `${count} courses`),
  none: 'No course matches these categories.',
  more: 'Load more',
} as const;

export const courseCopy = {
  enroll: 'Enroll Now',
  watch: 'Watch Now',
  curriculum: 'Course Curriculum',
  selectPreview: 'Select a preview lecture to watch',
  locked: 'Locked',
  preview: 'Free preview',
  reviewCountSpec: '(1,200 reviews)',
  struckPrice: '₹599',
  struckPriceLabel: 'Original price',
  hoursSpec: '10+ hours of video content',
  lifetime: 'Lifetime access to course materials',
  writeReview: 'Write a Review',
  yourRating: 'Your rating',
  yourComment: 'Your comment',
  submitReview: 'Submit Review',
  instructor: 'Instructor',
  otherCourses: 'Other Published Courses by the Educator',
  paymentDescription: 'Course Enrollment Payment',
} as const;

export const enrolledCopy = {
  title: 'My Enrolled Courses',
  empty: 'You haven’t enrolled in any course yet.',
  browse: 'Browse courses',
  watch: 'Watch Now',
} as const;

export const lectureCopy = {
  list: 'All Lectures',
  none: 'No lectures available.',
  select: 'Select a lecture to start watching',
  instructor: 'Instructor',
} as const;

export const searchCopy = {
  title: 'Search with AI',
  listening: 'Listening...',
  none: 'No Courses Found',
  results: 'AI Search Results',
  spokenFound: 'These are the top courses I found for you',
  spokenNone: 'No courses found',
} as const;

export const learningProgressCopy = { title: 'Learning Progress' } as const;
