import { Injectable } from '@nestjs/common';
import { CoursesView } from './courses-view.js';
import { RemoveCourse } from './remove-course.js';

const AT_ONCE = 100;

@Injectable()
export class RemoveAllCourses {
  constructor(
    private readonly view: CoursesView,
    private readonly removeCourse: RemoveCourse,
  ) {}

  /** As if the educator removed each: what nobody bought goes, what somebody bought is retired and stays theirs. */
  async execute({ creatorId }: { creatorId: string }): Promise<void> {
    const newest = () => this.view.ofCreator(creatorId, { limit: AT_ONCE, after: null });
    // What was removed is no longer among the newest.
    for (let { courses } = await newest(); courses.length > 0; { courses } = await newest())
      for (const { id: courseId } of courses)
        await this.removeCourse.execute({ userId: creatorId, courseId });
  }
}
