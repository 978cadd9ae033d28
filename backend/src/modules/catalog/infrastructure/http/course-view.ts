import { z } from 'zod';
import { CATEGORIES, LEVELS } from '../../domain/courses/course-vocabulary.js';
import { Lecture, LectureSummary } from './lecture-view.js';

export const Category = z.enum(CATEGORIES).meta({ id: 'Category' });
export const Level = z.enum(LEVELS).meta({ id: 'Level' });

export const averageRating = z.number().min(0).max(5).meta({
  description: 'Rounded to one decimal; 0 when there are no reviews.',
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
      'For `srcset`: each picture is at `<base><width>.<format>`. The best format comes first.',
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
      description: 'In rupees, with at most two decimals. 0 means free, null means not set.',
      example: 499,
    }),
    thumbnail: z.string().nullable().meta({
      description: 'URL of the picture, 640 pixels wide, as WebP.',
      example: '/api/files/public/thumbnails/0192f0c1-7b5e-7000-8000-000000000002/640.webp',
    }),
    thumbnailSet: ThumbnailSet.nullable(),
    isPublished: z.boolean(),
    creator: z.string().meta({ description: "The educator's id." }),
    creatorName: z.string().nullable(),
    lectures: z.array(LectureSummary),
    enrolledStudents: z.array(z.string()).meta({
      description:
        'For the educator of the course: at most 100 opaque ids. For others: only your own id, if you are enrolled.',
    }),
    reviews: z
      .array(z.object({ _id: z.string(), rating: z.int() }).meta({ id: 'ReviewRating' }))
      .meta({ description: 'The newest 20 ratings.' }),
    averageRating,
    reviewCount: z.int(),
    enrolledCount: z.int(),
    createdAt: z.string().meta({ format: 'date-time' }),
    updatedAt: z.string().meta({ format: 'date-time' }),
    version: z
      .int()
      .meta({ description: 'Send it back with an edit to detect changes made in the meantime.' }),
    missing: z
      .array(z.enum(['description', 'price', 'thumbnail', 'lecture']))
      .optional()
      .meta({
        description:
          'For the educator of the course: what a published course should have and this one lacks.',
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
    courseCount: z.int().meta({ description: 'Number of published courses.' }),
    averageRating,
  })
  .meta({ id: 'CreatorCard' });

/** Equal to the schema of the reviews module, so that the API document has a single one. */
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
      .meta({ description: "The public reply of the course's educator." }),
    user: z.object({
      name: z.string(),
      photoUrl: z.string().nullable(),
      role: z.enum(['student', 'educator']),
    }),
  })
  .meta({ id: 'Review' });

export const CourseDetailView = CourseView.extend({
  lectures: z.array(Lecture),
  reviews: z.array(Review).meta({ description: 'The newest 20 reviews.' }),
  creatorCard: CreatorCardView.nullable(),
  otherCourses: z.array(CourseView).meta({
    description: 'Other published courses of the same educator, newest first, at most 12.',
  }),
  isRetired: z.boolean().meta({
    description:
      'Whether the course has left the catalog for good. Enrolled learners keep it, but nobody can review it any more.',
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
