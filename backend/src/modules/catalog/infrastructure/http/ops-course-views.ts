import { z } from 'zod';
import { Money } from '../../../../platform/domain/money.js';
import type { StaffCourse } from '../../application/courses/courses-for-staff.js';
import { byName } from '../../application/handouts/handouts-view.js';
import { Category, Level } from './course-view.js';

export const OpsCoursesQuery = z.object({
  id: z.uuid({ error: 'Give the id of a course or of an educator.' }).optional().meta({
    description: 'The id of a course, or of an educator.',
    example: '0192f0c1-7b5e-7000-8000-000000000000',
  }),
});

const STATES = ['published', 'draft', 'withheld', 'removed'] as const;

export const OpsCourseView = z
  .object({
    _id: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
    educatorId: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
    state: z.enum(STATES).meta({
      example: 'withheld',
      description:
        '`withheld`: staff took it out of the catalog. `removed`: its educator did, for good; learners who bought it keep it.',
    }),
    withheldAt: z.iso.datetime().nullable(),
    title: z.string().meta({ example: 'Build your first website' }),
    subTitle: z.string(),
    description: z.string(),
    category: Category,
    level: Level.nullable(),
    price: z.number().nullable().meta({
      example: 499,
      description: 'In rupees. 0 means free, null means not set.',
    }),
    thumbnail: z.string().nullable(),
    enrolled: z.int().meta({ example: 12, description: 'How many learners have it.' }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    lectures: z
      .array(
        z.object({
          _id: z.string(),
          title: z.string(),
          sectionTitle: z.string().nullable().meta({
            description: 'The title of the section that begins with this lecture.',
          }),
          isPreviewFree: z.boolean(),
          seconds: z.number().nullable().meta({
            example: 312.5,
            description: 'The length of the video that plays; null when none does.',
          }),
          handouts: z
            .array(
              z.object({
                name: z.string().meta({ example: 'slides.pdf' }),
                size: z.int().meta({ example: 48_210, description: 'In bytes.' }),
              }),
            )
            .meta({ description: 'The files that learners can download.' }),
        }),
      )
      .meta({ description: 'In their order.' }),
  })
  .meta({ id: 'OpsCourse' });

export function presentOpsCourse(
  course: StaffCourse,
  thumbnail: string | null,
): z.infer<typeof OpsCourseView> {
  const { title, subTitle, description, category, level, pricePaise } = course;
  return {
    _id: course.courseId,
    educatorId: course.creatorId,
    state: stateOf(course),
    withheldAt: course.withheldAt?.toISOString() ?? null,
    ...{ title, subTitle, description, category, level },
    price: pricePaise === null ? null : Money.ofPaise(pricePaise).rupees,
    thumbnail,
    enrolled: course.enrollmentCount,
    createdAt: course.createdAt.toISOString(),
    updatedAt: course.updatedAt.toISOString(),
    lectures: course.lectures.map(({ lectureId, handouts, ...lecture }) => ({
      _id: lectureId,
      ...lecture,
      handouts: [...handouts].sort(byName),
    })),
  };
}

function stateOf({ retiredAt, withheldAt, isPublished }: StaffCourse): (typeof STATES)[number] {
  if (retiredAt) return 'removed';
  if (withheldAt) return 'withheld';
  return isPublished ? 'published' : 'draft';
}
