/** What outside systems can be told of. */
export const EVENTS = [
  'enrollment.created',
  'payment.refunded',
  'course.published',
  'course.unpublished',
  'lecture.ready',
  'lecture.failed',
  'review.created',
] as const;

export type EventName = (typeof EVENTS)[number];
