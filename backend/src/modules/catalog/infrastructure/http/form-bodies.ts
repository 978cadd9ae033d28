import type { ApiBodyOptions } from '@nestjs/swagger';
import { CATEGORIES, COURSE_LIMITS, LEVELS } from '../../domain/course-vocabulary.js';
import { LECTURE_TITLE_MAX } from '../../domain/lecture.js';

// What the multipart bodies look like in the API document; the rules themselves are in course-requests.ts.

export const courseForm: ApiBodyOptions = {
  schema: {
    type: 'object',
    description: 'An absent field keeps its value, an empty one clears it.',
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
        description: 'Rupees: 0 for a free course, else 1 to 200000, at most two decimals.',
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
        description: 'The version that was read; a course changed since then is 409 STALE_VERSION.',
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
        description: 'A video of at most 2 GiB; required while the lecture has none.',
      },
      uploadId: {
        type: 'string',
        format: 'uuid',
        description: 'A complete resumable upload of this lecture, in place of the file.',
      },
      isPreviewFree: { type: 'string', enum: ['true', 'false'] },
    },
  },
};
