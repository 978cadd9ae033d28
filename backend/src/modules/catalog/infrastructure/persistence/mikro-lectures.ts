import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { Lecture } from '../../domain/lectures/lecture.js';
import { Lectures } from '../../domain/lectures/lectures.js';
import { LectureMapping } from './course-mapping.js';

@Injectable()
export class MikroLectures extends Lectures {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  async courseIdOf(lectureId: string): Promise<string | null> {
    const row = await this.sql.first<{ courseId: string }>(
      'select course_id as "courseId" from catalog.lecture where id = $1',
      [lectureId],
    );
    return row?.courseId ?? null;
  }

  find(id: string): Promise<Lecture | null> {
    return this.database.em.findOne(LectureMapping, { id });
  }

  async ofCourse(courseId: string): Promise<Lecture[]> {
    const lectures = await this.database.em.find(LectureMapping, { courseId });
    return lectures.sort((one, other) => one.position - other.position);
  }

  save(...lectures: Lecture[]): Promise<void> {
    return this.store.save(...lectures);
  }

  remove(lecture: Lecture): Promise<void> {
    return this.store.remove(lecture);
  }
}
