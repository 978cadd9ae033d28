import { z } from 'zod';
import { pageLimit } from '../../../../platform/infrastructure/http/validation.js';
import type { ReportedReview } from '../../application/moderation/reported-reviews.js';
import { REPORT_GROUNDS } from '../../domain/review-report.js';

export const ReportedQuery = z.object({
  limit: pageLimit({ most: 100, usual: 50 }),
});

export const ReportedReviewView = z
  .object({
    _id: z.uuid(),
    courseId: z.uuid(),
    authorId: z.uuid(),
    rating: z.int().min(1).max(5).meta({ example: 1 }),
    comment: z.string().meta({ example: 'Buy shoes at ...' }),
    createdAt: z.iso.datetime(),
    reports: z.int().min(1).meta({ description: 'How many people reported it.', example: 3 }),
    grounds: z.array(z.enum(REPORT_GROUNDS)).meta({ example: ['spam'] }),
    notes: z.array(z.string()).meta({
      description: 'What they wrote, newest first, at most 20.',
      example: ['An advertisement'],
    }),
    firstReportedAt: z.iso.datetime(),
  })
  .meta({ id: 'ReportedReview' });

export function presentReported(review: ReportedReview): z.infer<typeof ReportedReviewView> {
  const { reviewId, courseId, authorId, rating, comment, createdAt } = review;
  const { reports, grounds, notes, firstReportedAt } = review;
  return {
    _id: reviewId,
    courseId,
    authorId,
    rating,
    comment,
    createdAt: createdAt.toISOString(),
    reports,
    grounds: [...grounds],
    notes: [...notes],
    firstReportedAt: firstReportedAt.toISOString(),
  };
}
