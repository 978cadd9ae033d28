import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { Course } from '../../domain/courses/course.js';
import type { Category } from '../../domain/courses/course-vocabulary.js';
import { Courses } from '../../domain/courses/courses.js';

export interface CreateCourseCommand {
  readonly creatorId: string;
  readonly title: string;
  readonly category: Category;
}

@Injectable()
export class CreateCourse {
  constructor(
    private readonly courses: Courses,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Creates a draft. Returns its id. */
  async execute(command: CreateCourseCommand): Promise<string> {
    const course = Course.create({ ...command, id: this.ids.next(), at: this.clock.now() });
    await this.unitOfWork.run(() => this.courses.save(course));
    return course.id;
  }
}
