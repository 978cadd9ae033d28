import { z } from 'zod';
import { Money } from '../../../../platform/domain/money.js';
import { flag, Id, text } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { CATEGORIES, COURSE_LIMITS, LEVELS } from '../../domain/courses/course-vocabulary.js';
import { LECTURE_TITLE_MAX, SECTION_TITLE_MAX } from '../../domain/lectures/lecture.js';
import { MAX_SECTIONS } from '../../domain/lectures/lecture-sequence.js';

const category = z.enum(CATEGORIES, { error: 'Choose one of the categories.' });
const title = text('Title', { min: 1, max: COURSE_LIMITS.title });

export const CreateCourseBody = z
  .object({ title: title.meta({ example: 'Practical CCTV monitoring' }), category })
  .meta({ id: 'CreateCourseRequest' });

/** Absent fields stay as they are; empty ones are cleared. */
export const CourseFields = z.object({
  title: title.optional(),
  subTitle: text('Subtitle', { max: COURSE_LIMITS.subTitle }).optional(),
  description: text('Description', { max: COURSE_LIMITS.description, multiline: true }).optional(),
  category: category.optional(),
  level: z
    .enum(['', ...LEVELS], { error: 'Choose one of the levels.' })
    .transform((level) => (level === '' ? null : level))
    .optional(),
  price: z
    .string()
    .trim()
    .regex(/^(\d{1,12}(\.\d{1,2})?)?$/, 'Enter an amount in rupees, with at most two decimals.')
    .transform((price) => (price === '' ? null : Money.parseRupees(price)))
    .optional(),
  isPublished: flag().optional(),
  version: z
    .string()
    .regex(/^\d{1,9}$/, 'A version is a whole number.')
    .transform(Number)
    .optional(),
});

const sectionTitle = text('Section title', { min: 1, max: SECTION_TITLE_MAX });

export const CreateLectureBody = z
  .object({
    lectureTitle: text('Lecture title', { min: 1, max: LECTURE_TITLE_MAX }).meta({
      example: 'The first shift',
    }),
    sectionTitle: sectionTitle.optional().meta({
      example: 'Before the shift',
      description: 'Begins a section with the lecture.',
    }),
  })
  .meta({ id: 'CreateLectureRequest' });

export const LectureFields = z.object({
  lectureTitle: text('Lecture title', { min: 1, max: LECTURE_TITLE_MAX }).optional(),
  isPreviewFree: flag().optional(),
  /** Empty means none, as in every form field. */
  uploadId: z
    .string()
    .transform((id) => id || undefined)
    .pipe(Id.optional())
    .optional(),
});

export const ReorderLecturesBody = z
  .object({
    lectureIds: z.array(Id, { error: 'Name every lecture of the course.' }),
    sections: z
      .array(
        z.object({
          title: sectionTitle.meta({ example: 'Before the shift' }),
          lectureId: Id.meta({ description: 'The lecture it begins with.' }),
        }),
      )
      .max(MAX_SECTIONS, `A course can have at most ${MAX_SECTIONS} sections.`)
      .optional()
      .meta({
        description:
          'Replaces all sections. Without it, each section goes on to begin with the lecture it began with.',
      }),
    outlineTag: z.string().max(64).optional().meta({
      example: 'q2X0m8s4VbN1cD7e',
      description:
        'The `outlineTag` of the list you change. If the order or the sections were changed since, the answer is 409.',
    }),
  })
  .meta({ id: 'ReorderLecturesRequest' });

export const CreatorBody = z.object({ userId: Id }).meta({ id: 'CreatorRequest' });
