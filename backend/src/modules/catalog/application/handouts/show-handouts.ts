import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { OnlyLearnersGetHandouts } from '../../domain/handouts/handout-errors.js';
import { CourseAccess } from '../courses/course-access.js';
import { OwnCourses } from '../courses/own-courses.js';
import { isLockedFor } from '../lectures/lecture-details.js';
import { type HandoutView, HandoutsView } from './handouts-view.js';

@Injectable()
export class ShowHandouts {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly access: CourseAccess,
    private readonly view: HandoutsView,
  ) {}

  /** For the educator of the lecture, by name. @throws NotFound, Forbidden */
  async ofLecture(lectureId: string, userId: string): Promise<readonly HandoutView[]> {
    await this.ownCourses.checkLecture(lectureId, userId);
    return (await this.view.ofLectures([lectureId])).get(lectureId) ?? [];
  }

  /**
   * A handout that the viewer may download: as they may watch its lecture. @throws NotFound for what they must not know
   * of, Forbidden before they enroll
   */
  async one(lectureId: string, handoutId: string, viewerId: string): Promise<HandoutView> {
    const handout = await this.view.find(handoutId);
    if (handout?.lectureId !== lectureId) throw new NotFound();
    const viewer = await this.access.find(handout.courseId, viewerId);
    if (isLockedFor(viewer, handout)) throw new OnlyLearnersGetHandouts();
    return handout;
  }
}
