import { PRODUCT_NAME } from './product';

export const networkCopy = {
  serverTrouble: 'Something went wrong. Please try again.',
  unreachable: 'We could not reach the server. Check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  offline: 'You are offline. What you typed is kept.',
} as const;

export const priceCopy = { missing: '₹ NA', free: 'Free' } as const;

export const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const commonCopy = {
  skipToContent: 'Skip to main content',
  loading: 'Loading',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  newTab: '(opens in a new tab)',
  reload: 'Reload this page',
  backHome: 'Back to home',
  reference: (requestId: string) => `Reference: ${requestId}`,
  documentTitle: (title: string) => `${title} · ${PRODUCT_NAME}`,
  stars: (rating: number) => `${rating} out of 5`,
  starChoice: (value: number) => (value === 1 ? '1 star' : `${value} stars`),
  reviewCount: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  lectureCount: (count: number) => (count === 1 ? '1 lecture' : `${count} lectures`),
  noRatings: 'No ratings yet',
  percent: (value: number) => `${value} %`,
  courseId: (id: string) => `ID ${id}`,
} as const;

export const roleCopy = { student: 'Student', educator: 'Educator', ops: 'Operations' } as const;

export const errorPageCopy = {
  title: 'This page ran into a problem',
  text: 'Something in this page broke. Your data is safe; reloading usually helps.',
  boundaryTitle: 'Error',
} as const;
