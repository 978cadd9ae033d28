import { z } from 'zod';
import { Id, pageLimit, text } from '../../../../platform/infrastructure/http/bodies/validation.js';
import type { StarCounts } from '../../application/ratings/rating-tallies.js';
import type { CourseReview } from '../../contract.js';
import { MAX_COMMENT, MAX_REPLY } from '../../domain/review.js';
import { MAX_NOTE, REPORT_GROUNDS } from '../../domain/review-report.js';

const PAGE = 50;

export const ReviewedCourse = z.object({ courseId: Id });

export const GiveReviewBody = ReviewedCourse.extend({
  rating: z
    .number('Choose 1 to 5 stars.')
    .meta({ type: 'integer', minimum: 1, maximum: 5, description: 'Whole stars, 1 to 5.' }),
  comment: text('Comment', { max: MAX_COMMENT, multiline: true })
    .default('')
    .meta({ description: `Plain text, at most ${MAX_COMMENT} characters.` }),
}).meta({ id: 'GiveReview' });

export const PageParams = z.object({
  limit: pageLimit({ most: PAGE }),
  cursor: z.string({ error: 'Give one cursor.' }).max(100, 'This page does not exist.').optional(),
});

export const ReplyBody = z
  .object({
    text: text('Reply', { max: MAX_REPLY, multiline: true }).meta({
      description: `Plain text, at most ${MAX_REPLY} characters. An empty text removes the reply.`,
      example: 'Thank you. The second lecture is new since then.',
    }),
  })
  .meta({ id: 'ReviewReply' });

export const ReportBody = z
  .object({
    ground: z
      .enum(REPORT_GROUNDS, 'Choose why you report this review.')
      .meta({ description: 'Why the review should be removed.', example: 'spam' }),
    note: text('Note', { max: MAX_NOTE, multiline: true })
      .default('')
      .meta({
        description: `A note for the staff who decide, at most ${MAX_NOTE} characters.`,
        example: 'It advertises another site.',
      }),
  })
  .meta({ id: 'ReviewReport' });

export const CourseRatingView = z
  .object({
    averageRating: z
      .number()
      .min(0)
      .max(5)
      .meta({ description: 'Rounded to one decimal; 0 when there are no reviews.', example: 4.5 }),
    reviewCount: z.int().min(0).meta({ example: 12 }),
    distribution: z
      .array(
        z.object({
          stars: z.int().min(1).max(5).meta({ example: 5 }),
          count: z.int().min(0).meta({ example: 7 }),
        }),
      )
      .meta({ description: 'From five stars down to one.' }),
  })
  .meta({ id: 'CourseRating' });

export function presentRating(counts: StarCounts): z.infer<typeof CourseRatingView> {
  const distribution = counts.map((count, index) => ({ stars: index + 1, count })).reverse();
  const reviewCount = distribution.reduce((all, { count }) => all + count, 0);
  const sum = distribution.reduce((all, { stars, count }) => all + stars * count, 0);
  const averageRating = reviewCount === 0 ? 0 : Math.round((10 * sum) / reviewCount) / 10;
  return { averageRating, reviewCount, distribution };
}

export const ReviewView = z
  .object({
    _id: z.uuid(),
    rating: z.int().min(1).max(5),
    comment: z.string(),
    courseId: z.uuid(),
    createdAt: z.iso.datetime(),
    reply: z
      .object({
        text: z.string().meta({ example: 'Thank you. The second lecture is new since then.' }),
        createdAt: z.iso.datetime(),
      })
      .nullable()
      .meta({ description: "The public reply of the course's educator." }),
    user: z.object({
      name: z.string(),
      photoUrl: z.string().nullable(),
      role: z.enum(['student', 'educator']),
    }),
  })
  .meta({ id: 'Review' });

export const OwnReviewView = z
  .object({
    review: ReviewView.nullable().meta({
      description: 'Null while you have not reviewed the course.',
    }),
  })
  .meta({ id: 'OwnReview' });

export function presentReview(review: CourseReview): z.infer<typeof ReviewView> {
  const { reviewId, rating, comment, courseId, createdAt, reply, reviewer } = review;
  return {
    _id: reviewId,
    rating,
    comment,
    courseId,
    createdAt: createdAt.toISOString(),
    reply: reply && { text: reply.text, createdAt: reply.at.toISOString() },
    user: { name: reviewer.name, photoUrl: reviewer.photoUrl, role: reviewer.role },
  };
}
