import type { Persistence } from '../../../../platform/infrastructure/database/persistence.js';
import { CourseMapping, LectureMapping } from './course-mapping.js';
import { CreateCourses } from './course-migrations.js';
import { VideoMapping } from './video-mapping.js';
import { CreateVideos } from './video-migrations.js';

export const catalogPersistence: Persistence = {
  schema: 'catalog',
  mappings: [CourseMapping, LectureMapping, VideoMapping],
  migrations: [
    { name: '2026-11-21-catalog-1', class: CreateCourses },
    { name: '2026-11-21-catalog-2', class: CreateVideos },
  ],
};
