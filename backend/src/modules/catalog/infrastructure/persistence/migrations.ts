import type { NamedMigration } from '../../../../platform/infrastructure/database/named-migration.js';
import { CreateCaptions } from './caption-migrations.js';
import { CreateCourseCards, CreateCourseWords } from './card-migrations.js';
import { AnnounceChanges } from './change-migrations.js';
import { AddSections, CreateCourses, WithholdCourses } from './course-migrations.js';
import { CreateEnrollmentChanges } from './enrollment-count-migrations.js';
import { CreateHandouts } from './handout-migrations.js';
import {
  AnnouncePopularity,
  AnnounceSearchChanges,
  AnnounceShownChanges,
  CreateSearch,
} from './search-migrations.js';
import { CreateUploads } from './upload-migrations.js';
import { AddStoryboards, CreateVideos, KeepRemovedVideos, TakeTurns } from './video-migrations.js';

export const catalogMigrations: readonly NamedMigration[] = [
  { name: '2026-11-21-catalog-1', class: CreateCourses },
  { name: '2026-11-21-catalog-2', class: CreateVideos },
  { name: '2026-11-21-catalog-3', class: CreateSearch },
  { name: '2026-11-21-catalog-4', class: CreateUploads },
  { name: '2026-11-21-catalog-5', class: CreateCaptions },
  { name: '2026-11-21-catalog-6', class: AddStoryboards },
  { name: '2026-11-21-catalog-7', class: AnnounceChanges },
  { name: '2026-11-21-catalog-8', class: KeepRemovedVideos },
  { name: '2026-11-21-catalog-9', class: WithholdCourses },
  { name: '2026-11-21-catalog-9-cards', class: CreateCourseCards },
  { name: '2026-11-21-catalog-9-words', class: CreateCourseWords },
  { name: '2026-11-21-catalog-9-z-search-head', class: AnnounceSearchChanges },
  { name: '2026-11-21-catalog-9-zz-enrollment-changes', class: CreateEnrollmentChanges },
  { name: '2026-11-21-catalog-9-zzz-search-shown', class: AnnounceShownChanges },
  { name: '2026-11-21-catalog-9-zzzz-search-popularity', class: AnnouncePopularity },
  { name: '2026-11-25-catalog-1-encoder-turns', class: TakeTurns },
  { name: '2026-11-26-catalog-1-sections', class: AddSections },
  { name: '2026-11-28-catalog-1-handouts', class: CreateHandouts },
];
