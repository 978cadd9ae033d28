import { z } from 'zod';
import { CATEGORIES, LEVELS } from '../../domain/course-vocabulary.js';
import { Lecture, LectureSummary } from './lecture-view.js';

export const Category = z.enum(CATEGORIES).meta({ id: 'Category' });
export const Level = z.enum(LEVELS).meta({ id: 'Level' });

export const averageRating = z.number().min(0).max(5).meta({
  description: 'To one decimal; 0 without reviews.',
  example: 4.5,
});

const ThumbnailSet = z
  .object({
    base: z.string().meta({
      example: '/api/files/public/thumbnails/0192f0c1-7b5e-7000-8000-000000000002/',
    }),
    widths: z.array(z.int()).meta({ example: [320, 480, 640, 1280] }),
    formats: z.array(z.enum(['avif', 'webp'])).meta({ example: ['avif', 'webp'] }),
  })
  .meta({
    id: 'ThumbnailSet',
    description:
      'For `srcset`: each picture is at `<base><width>.<format>`; the best format first.',
  });

export const CourseView = z
  .object({
    _id: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
    title: z.string().meta({ example: 'Practical CCTV monitoring' }),
    subTitle: z.string(),
    description: z.string(),
    category: Category,
    level: Level.nullable(),
    price: z.number().nullable().meta({
      description: 'Rupees with at most two decimals; 0 is free, null is not set.',
      example: 499,
    }),
    thumbnail: z.string().nullable().meta({
      description: 'The picture 640 pixels wide, as WebP.',
      example: '/api/files/public/thumbnails/0192f0c1-7b5e-7000-8000-000000000002/640.webp',
    }),
    thumbnailSet: ThumbnailSet.nullable(),
    isPublished: z.boolean(),
    creator: z.string().meta({ description: "The educator's id." }),
    creatorName: z.string().nullable(),
    lectures: z.array(LectureSummary),
    enrolledStudents: z.array(z.string()).meta({
      description:
        "For its educator at most 100 opaque ids; for others the caller's own id when enrolled.",
    }),
    reviews: z
      .array(z.object({ _id: z.string(), rating: z.int() }).meta({ id: 'ReviewRating' }))
      .meta({ description: 'The newest 20.' }),
    averageRating,
    reviewCount: z.int(),
    enrolledCount: z.int(),
    createdAt: z.string().meta({ format: 'date-time' }),
    updatedAt: z.string().meta({ format: 'date-time' }),
    version: z
      .int()
      .meta({ description: 'Send it back with an edit to detect changes in between.' }),
    missing: z
      .array(z.enum(['description', 'price', 'thumbnail', 'lecture']))
      .optional()
      .meta({
        description: 'For its educator: what a published course should have and this has not.',
      }),
  })
  .meta({ id: 'Course' });

export const CreatorCardView = z
  .object({
    _id: z.string(),
    name: z.string().meta({ example: 'Asha Rao' }),
    photoUrl: z.string().nullable(),
    description: z.string(),
    email: z.string().meta({ example: 'asha@example.com' }),
    role: z.enum(['student', 'educator']),
    courseCount: z.int().meta({ description: 'Published courses.' }),
    averageRating,
  })
  .meta({ id: 'CreatorCard' });

/** In the words of the reviews module: what is one thing to a reader is one schema in the document. */
const Review = z
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
      .meta({ description: "The public answer of the course's educator." }),
    user: z.object({
      name: z.string(),
      photoUrl: z.string().nullable(),
      role: z.enum(['student', 'educator']),
    }),
  })
  .meta({ id: 'Review' });

export const CourseDetailView = CourseView.extend({
  lectures: z.array(Lecture),
  reviews: z.array(Review).meta({ description: 'The newest 20.' }),
  creatorCard: CreatorCardView.nullable(),
  otherCourses: z.array(CourseView).meta({
    description: 'Published courses of the same educator, newest first, at most 12.',
  }),
  isRetired: z.boolean().meta({
    description:
      'Out of the catalog for good. Those who enrolled keep it; nobody reviews it any more.',
  }),
}).meta({ id: 'CourseDetail' });

export const CreatedCourse = z.object({ course: CourseView }).meta({ id: 'CreatedCourse' });

export type CourseView = z.infer<typeof CourseView>;
export type CourseDetailView = z.infer<typeof CourseDetailView>;
export type CreatorCardView = z.infer<typeof CreatorCardView>;

/** The mean to one decimal, 0 without ratings. */
export function averageOf({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }) {
  return ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10;
}
