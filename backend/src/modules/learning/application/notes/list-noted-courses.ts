import { Injectable } from '@nestjs/common';
import { CatalogApi } from '../../../catalog/contract.js';
import { type NotedCourse, NotesView } from './notes-view.js';

@Injectable()
export class ListNotedCourses {
  constructor(
    private readonly view: NotesView,
    private readonly catalog: CatalogApi,
  ) {}

  /** Lists the courses in which the learner has notes; courses they lost keep the title the learner knew. */
  async execute({ learnerId }: { readonly learnerId: string }): Promise<readonly NotedCourse[]> {
    const courses = await this.view.coursesOf(learnerId);
    const summaries = await this.catalog.summariesOf(courses.map(({ courseId }) => courseId));
    return courses.map((course) => {
      const today = summaries.get(course.courseId);
      const isTheirs = course.isEnrolled || today?.creatorId === learnerId;
      return today && isTheirs ? { ...course, courseTitle: today.title } : course;
    });
  }
}
