import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { z } from 'zod';
import {
  filterId,
  pageLimit,
  text,
} from '../../../../platform/infrastructure/http/bodies/validation.js';
import { ENROLLMENTS_SHOWN } from '../../application/courses/course-overviews.js';
import type { CourseSort, PublishedQuery } from '../../application/courses/courses-view.js';
import { CATEGORIES, LEVELS } from '../../domain/courses/course-vocabulary.js';
import { readMark } from './page-mark.js';

const SORTS = ['newest', 'popular', 'rating', 'price', '-price'] as const satisfies CourseSort[];
const USUAL_LIMIT = 60;
const MAX_LIMIT = 100;
const MAX_WORDS = 8;

const cursor = z
  .string({ error: 'Give one cursor.' })
  .max(300, 'This page does not exist.')
  .optional();

/** Accepts one value or several. */
const several = <T extends z.ZodType>(schema: T) =>
  z
    .union([schema.transform((value) => [value]), z.array(schema)])
    .default([]) as unknown as z.ZodType<z.output<T>[]>;

export const PublishedParams = z.object({
  category: several(z.enum(CATEGORIES, { error: 'Choose one of the categories.' })),
  level: several(z.enum(LEVELS, { error: 'Choose one of the levels.' })),
  creator: filterId().optional(),
  q: text('The search', { max: 200 }).optional(),
  sort: z.enum(SORTS, { error: `Sort by ${SORTS.join(', ')}.` }).default('newest'),
  limit: pageLimit({ most: MAX_LIMIT, usual: USUAL_LIMIT }),
  cursor,
});

const PageParams = z.object({ limit: pageLimit({ most: MAX_LIMIT }), cursor });

const STUDENTS = `Ask for 0 to ${ENROLLMENTS_SHOWN} students.`;

export const OwnCoursesParams = PageParams.extend({
  students: z
    .string({ error: STUDENTS })
    .regex(/^\d{1,3}$/, STUDENTS)
    .transform(Number)
    .refine((value) => value <= ENROLLMENTS_SHOWN, STUDENTS)
    .default(ENROLLMENTS_SHOWN),
});

export function publishedQueryOf(params: z.output<typeof PublishedParams>): PublishedQuery {
  const words = (params.q ?? '').split(/\s+/).filter((word) => word !== '');
  return {
    categories: params.category,
    levels: params.level,
    creatorId: params.creator ?? null,
    exceptId: null,
    words: words.slice(0, MAX_WORDS),
    sort: params.sort,
    limit: params.limit,
    after: readMark(params.cursor, params.sort),
  };
}

const ApiPageParams = () =>
  applyDecorators(
    ApiQuery({
      name: 'limit',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: MAX_LIMIT },
    }),
    ApiQuery({
      name: 'cursor',
      required: false,
      schema: { type: 'string' },
      description: 'From the `Link: rel="next"` header of the previous page.',
    }),
  );

export const ApiOwnCoursesParams = () =>
  applyDecorators(
    ApiPageParams(),
    ApiQuery({
      name: 'students',
      required: false,
      schema: { type: 'integer', minimum: 0, maximum: ENROLLMENTS_SHOWN },
      description:
        'The maximum number of ids in `enrolledStudents`. Ask for 0 when `enrolledCount` is enough: the reply is then much shorter.',
    }),
  );

export const ApiPublishedParams = () =>
  applyDecorators(
    ApiQuery({
      name: 'category',
      required: false,
      description: 'Repeatable: courses in any of these categories match.',
      isArray: true,
      schema: { type: 'array', items: { type: 'string', enum: [...CATEGORIES] } },
    }),
    ApiQuery({
      name: 'level',
      required: false,
      description: 'Repeatable: courses of any of these levels match.',
      isArray: true,
      schema: { type: 'array', items: { type: 'string', enum: [...LEVELS] } },
    }),
    ApiQuery({
      name: 'creator',
      required: false,
      schema: { type: 'string', format: 'uuid' },
      description: 'The id of an educator.',
    }),
    ApiQuery({
      name: 'q',
      required: false,
      schema: { type: 'string', maxLength: 200 },
      description: 'Words that must all occur.',
    }),
    ApiQuery({
      name: 'sort',
      required: false,
      schema: { type: 'string', enum: [...SORTS] },
      description: 'Defaults to `newest`.',
    }),
    ApiPageParams(),
  );
