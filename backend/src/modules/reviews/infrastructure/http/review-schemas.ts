import { z } from 'zod';
import { Id, text } from '../../../../platform/infrastructure/http/validation.js';
import type { CourseReview } from '../../contract.js';

const PAGE = 50;
const MAX_COMMENT = 2_000;

export const GiveReviewBody = z
  .object({
    courseId: Id,
    rating: z
      .number('Choose 1 to 5 stars.')
      .meta({ type: 'integer', minimum: 1, maximum: 5, description: 'Whole stars, 1 to 5.' }),
    comment: text('Comment', { max: MAX_COMMENT, multiline: true })
      .default('')
      .meta({ description: `Plain text, at most ${MAX_COMMENT} characters.` }),
  })
  .meta({ id: 'GiveReview' });

export const PageParams = z.object({
  limit: z
    .string({ error: 'Give one limit.' })
    .regex(/^[1-9]\d?$/, `The limit is a whole number, at most ${PAGE}.`)
    .transform(Number)
    .refine((value) => value <= PAGE, `The limit is at most ${PAGE}.`)
    .default(PAGE),
  cursor: z.string({ error: 'Give one cursor.' }).max(100, 'This page does not exist.').optional(),
});

export const ReviewView = z
  .object({
    _id: z.uuid(),
    rating: z.int().min(1).max(5),
    comment: z.string(),
    courseId: z.uuid(),
    createdAt: z.iso.datetime(),
    user: z.object({
      name: z.string(),
      photoUrl: z.string().nullable(),
      role: z.enum(['student', 'educator']),
    }),
  })
  .meta({ id: 'Review' });

export function presentReview(review: CourseReview): z.infer<typeof ReviewView> {
  const { reviewId, rating, comment, courseId, createdAt, reviewer } = review;
  return {
    _id: reviewId,
    rating,
    comment,
    courseId,
    createdAt: createdAt.toISOString(),
    user: { name: reviewer.name, photoUrl: reviewer.photoUrl, role: reviewer.role },
  };
}
