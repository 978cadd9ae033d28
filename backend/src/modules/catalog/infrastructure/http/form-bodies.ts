import type { ApiBodyOptions } from '@nestjs/swagger';
import { CATEGORIES, COURSE_LIMITS, LEVELS } from '../../domain/courses/course-vocabulary.js';
import { LECTURE_TITLE_MAX } from '../../domain/lectures/lecture.js';

// The multipart bodies for the API document; course-requests.ts validates them.

export const courseForm: ApiBodyOptions = {
  schema: {
    type: 'object',
    description: 'Fields you leave out keep their value; empty fields are cleared.',
    properties: {
      title: {
        type: 'string',
        maxLength: COURSE_LIMITS.title,
        example: 'Practical CCTV monitoring',
      },
      subTitle: { type: 'string', maxLength: COURSE_LIMITS.subTitle },
      description: { type: 'string', maxLength: COURSE_LIMITS.description },
      category: { type: 'string', enum: [...CATEGORIES] },
      level: { type: 'string', enum: ['', ...LEVELS] },
      price: {
        type: 'string',
        description:
          'In rupees: 0 for a free course, otherwise 1 to 200000, with at most two decimals.',
        example: '499',
      },
      thumbnail: {
        type: 'string',
        format: 'binary',
        description: 'JPEG, PNG or WebP, at most 5 MB and 40 megapixels.',
      },
      isPublished: { type: 'string', enum: ['true', 'false'] },
      version: {
        type: 'string',
        description:
          'The version that you read. If the course has changed since then, the call answers 409 `STALE_VERSION`.',
        example: '3',
      },
    },
  },
};

export const lectureForm: ApiBodyOptions = {
  schema: {
    type: 'object',
    properties: {
      lectureTitle: { type: 'string', maxLength: LECTURE_TITLE_MAX, example: 'The first shift' },
      videoUrl: {
        type: 'string',
        format: 'binary',
        description: 'A video of at most 2 GiB. Required while the lecture has none.',
      },
      uploadId: {
        type: 'string',
        format: 'uuid',
        description: 'A completed resumable upload of this lecture, instead of the file.',
      },
      isPreviewFree: { type: 'string', enum: ['true', 'false'] },
    },
  },
};
