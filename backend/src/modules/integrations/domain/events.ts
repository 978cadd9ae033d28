/** The events that integrators can subscribe to. */
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
