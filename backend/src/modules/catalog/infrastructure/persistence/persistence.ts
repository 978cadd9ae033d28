import type { Persistence } from '../../../../platform/infrastructure/database/persistence.js';
import { CaptionMapping } from './caption-mapping.js';
import { CourseMapping, LectureMapping } from './course-mapping.js';
import { HandoutMapping } from './handout-mapping.js';
import { UploadMapping } from './upload-mapping.js';
import { VideoMapping } from './video-mapping.js';

export const catalogPersistence: Persistence = {
  schema: 'catalog',
  mappings: [
    CaptionMapping,
    CourseMapping,
    HandoutMapping,
    LectureMapping,
    UploadMapping,
    VideoMapping,
  ],
};
