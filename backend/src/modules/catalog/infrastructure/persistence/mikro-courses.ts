import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED } from '../../../../platform/infrastructure/database/mapped.js';
import type { Course } from '../../domain/courses/course.js';
import { Courses } from '../../domain/courses/courses.js';
import { CoursesInChange } from '../courses-in-change.js';
import { CourseMapping } from './course-mapping.js';

@Injectable()
export class MikroCourses extends Courses {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly inChange: CoursesInChange,
  ) {
    super();
  }

  lock(id: string): Promise<Course | null> {
    return this.database.em.findOne(CourseMapping, { id }, LOCKED);
  }

  save(course: Course): Promise<void> {
    this.inChange.mark(course.id);
    return this.store.save(course);
  }

  remove(course: Course): Promise<void> {
    this.inChange.mark(course.id);
    return this.store.remove(course);
  }
}
