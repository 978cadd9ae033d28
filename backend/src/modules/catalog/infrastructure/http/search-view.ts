import { z } from 'zod';
import { isQuickToNormalize } from '../../../../platform/domain/plain-text.js';
import { Money } from '../../../../platform/domain/money.js';
import type { ShownResult } from '../../application/search/search-answer.js';
import { averageRating, averageOf, Category, Level } from './course-view.js';

const ASK = 'Tell me what you want to learn.';
const MAX_INPUT = 300;

/** Whatever is wrong with a request, the error message asks for one. */
export const SearchBody = z
  .object({
    input: z
      .string({ error: ASK })
      .refine(isQuickToNormalize, { error: ASK, abort: true })
      .transform((input) => input.normalize('NFC').trim())
      .refine((input) => input !== '' && [...input].length <= MAX_INPUT, ASK)
      .meta({
        description: `What somebody wants to learn, in plain words; at most ${MAX_INPUT} characters.`,
        example: 'free course on web development for beginners, under 2 hours',
      }),
  })
  .meta({ id: 'SearchRequest' });

export const FoundCourseView = z
  .object({
    _id: z.string(),
    title: z.string().meta({ example: 'Build your first website' }),
    category: Category,
    level: Level.nullable(),
    price: z
      .number()
      .nullable()
      .meta({ description: 'In rupees. 0 means free, null means not set.' }),
    thumbnail: z.string().nullable(),
    averageRating,
    why: z.array(z.string()).meta({
      description: 'The reasons why it was found, in a few words each.',
      example: ['Beginner', 'matches: web development', 'under ₹500'],
    }),
  })
  .meta({ id: 'FoundCourse' });
export type FoundCourseView = z.infer<typeof FoundCourseView>;

export function presentFound(
  { course, reasons }: ShownResult,
  thumbnail: string | null,
): FoundCourseView {
  return {
    _id: course.courseId,
    title: course.title,
    category: course.category,
    level: course.level,
    price: course.pricePaise === null ? null : Money.ofPaise(course.pricePaise).rupees,
    thumbnail,
    averageRating: averageOf(course),
    why: [...reasons],
  };
}
