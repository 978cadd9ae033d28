import { z } from 'zod';
import { pageLimit } from '../../../../platform/infrastructure/http/bodies/validation.js';
import type {
  ModeratedReview,
  ReportedReview,
} from '../../application/moderation/reported-reviews.js';
import type { ReviewRecord } from '../../application/reviews/reviews-view.js';
import { REPORT_GROUNDS } from '../../domain/review-report.js';

export const ReportedQuery = z.object({
  limit: pageLimit({ most: 100, usual: 50 }),
});

const Reply = z
  .object({ text: z.string().meta({ example: 'You ...' }), createdAt: z.iso.datetime() })
  .nullable()
  .meta({ description: "The public reply of the course's educator." });

const WRITTEN = {
  _id: z.uuid(),
  courseId: z.uuid(),
  authorId: z.uuid(),
  rating: z.int().min(1).max(5).meta({ example: 1 }),
  comment: z.string().meta({ example: 'Buy shoes at ...' }),
  createdAt: z.iso.datetime(),
  reply: Reply,
};

export const ModeratedReviewView = z
  .object({
    ...WRITTEN,
    hiddenAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Null while the review is visible.' }),
  })
  .meta({ id: 'ModeratedReview' });

export const ReportedReviewView = z
  .object({
    ...WRITTEN,
    reports: z.int().min(1).meta({ description: 'How many people reported it.', example: 3 }),
    grounds: z.array(z.enum(REPORT_GROUNDS)).meta({ example: ['spam'] }),
    notes: z.array(z.string()).meta({
      description: 'What these people wrote, newest first, at most 20.',
      example: ['An advertisement'],
    }),
    firstReportedAt: z.iso.datetime(),
  })
  .meta({ id: 'ReportedReview' });

export function presentReported(review: ReportedReview): z.infer<typeof ReportedReviewView> {
  const { reports, grounds, notes, firstReportedAt } = review;
  return {
    ...presentWritten(review),
    reports,
    grounds: [...grounds],
    notes: [...notes],
    firstReportedAt: firstReportedAt.toISOString(),
  };
}

export function presentModerated(review: ModeratedReview): z.infer<typeof ModeratedReviewView> {
  return { ...presentWritten(review), hiddenAt: review.hiddenAt?.toISOString() ?? null };
}

function presentWritten(review: ReviewRecord) {
  const { reviewId, courseId, authorId, rating, comment, createdAt, reply } = review;
  return {
    _id: reviewId,
    courseId,
    authorId,
    rating,
    comment,
    createdAt: createdAt.toISOString(),
    reply: reply && { text: reply.text, createdAt: reply.at.toISOString() },
  };
}
