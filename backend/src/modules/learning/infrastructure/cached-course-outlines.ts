import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { CatalogApi, type Curriculum } from '../../catalog/contract.js';
import { CourseOutlines, type OutlineOfCourse } from '../application/watching/course-outlines.js';

const FRESH_MS = 30_000;
/** The cache's limit, at some 100 bytes per lecture. */
const MAX_LECTURES = 50_000;

interface Entry {
  readonly outline: OutlineOfCourse;
  readonly until: number;
}

/**
 * Caches outlines by lecture for half a minute, so a thousand learners in one course cause one query. A lecture added
 * meanwhile is not in the cache, so looking it up loads the new outline.
 */
@Injectable()
export class CachedCourseOutlines extends CourseOutlines {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly catalog: CatalogApi,
    private readonly clock: Clock,
  ) {
    super();
  }

  async withLecture(lectureId: string): Promise<OutlineOfCourse | null> {
    const now = this.clock.now().getTime();
    const known = this.entries.get(lectureId);
    if (known && known.until > now) return known.outline;
    const curriculum = await this.catalog.curriculumWith(lectureId);
    if (curriculum) return this.remember(curriculum, now + FRESH_MS);
    this.entries.delete(lectureId);
    return null;
  }

  async latestOf(courseId: string): Promise<OutlineOfCourse | null> {
    const now = this.clock.now().getTime();
    const curriculum = await this.catalog.curriculumOf(courseId);
    return curriculum && this.remember(curriculum, now + FRESH_MS);
  }

  private remember(curriculum: Curriculum, until: number): OutlineOfCourse {
    const outline = outlineOf(curriculum);
    for (const { lectureId } of outline.lectures) {
      // Deleted first, so that the map stays in insertion order and the oldest entry is evicted first.
      this.entries.delete(lectureId);
      this.entries.set(lectureId, { outline, until });
    }
    for (const lectureId of this.entries.keys()) {
      if (this.entries.size <= MAX_LECTURES) break;
      this.entries.delete(lectureId);
    }
    return outline;
  }
}

/** Drops fields that are not needed, because many outlines are cached. */
function outlineOf({ courseId, creatorId, status, lectures }: Curriculum): OutlineOfCourse {
  return {
    courseId,
    creatorId,
    courseStatus: status,
    lectures: lectures.map(({ lectureId, durationSeconds }) => ({ lectureId, durationSeconds })),
  };
}
