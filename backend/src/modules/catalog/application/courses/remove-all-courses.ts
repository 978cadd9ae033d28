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

  /**
   * Removes each course as its educator would: courses never sold are deleted, sold ones are retired and stay with
   * their buyers.
   */
  async execute({ creatorId }: { creatorId: string }): Promise<void> {
    const newest = () => this.view.ofCreator(creatorId, { limit: AT_ONCE, after: null });
    // Removed courses are no longer in the list.
    for (let { courses } = await newest(); courses.length > 0; { courses } = await newest())
      for (const { id: courseId } of courses)
        await this.removeCourse.execute({ userId: creatorId, courseId });
  }
}
