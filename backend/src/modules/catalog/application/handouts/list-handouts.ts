import { Injectable } from '@nestjs/common';
import { OwnCourses } from '../courses/own-courses.js';
import { type HandoutView, HandoutsView } from './handouts-view.js';

/** Shows the handouts of a lecture to its educator. */
@Injectable()
export class ListHandouts {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly view: HandoutsView,
  ) {}

  /** By name. @throws NotFound, Forbidden */
  async execute(lectureId: string, userId: string): Promise<readonly HandoutView[]> {
    await this.ownCourses.checkLecture(lectureId, userId);
    return (await this.view.ofLectures([lectureId])).get(lectureId) ?? [];
  }
}
