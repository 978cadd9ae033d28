import type { ReviewRecord } from '../../application/reviews/reviews-view.js';

export const REVIEW_COLUMNS = `review.id as "reviewId", course_id as "courseId", author_id as "authorId",
  rating, comment, created_at as "createdAt", reply, replied_at as "repliedAt"`;

export type ReviewRow = Omit<ReviewRecord, 'reply'> & {
  readonly reply: string | null;
  readonly repliedAt: Date | null;
};

export function recordOf({ reply, repliedAt, ...row }: ReviewRow): ReviewRecord {
  return { ...row, reply: reply !== null && repliedAt ? { text: reply, at: repliedAt } : null };
}
