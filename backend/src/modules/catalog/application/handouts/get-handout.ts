import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { OnlyLearnersGetHandouts } from '../../domain/handouts/handout-errors.js';
import { CourseAccess } from '../courses/course-access.js';
import { isLockedFor } from '../lectures/lecture-details.js';
import { type HandoutPlace, HandoutsView } from './handouts-view.js';

export interface GetHandoutQuery {
  readonly lectureId: string;
  readonly handoutId: string;
  readonly viewerId: string;
}

@Injectable()
export class GetHandout {
  constructor(
    private readonly access: CourseAccess,
    private readonly view: HandoutsView,
  ) {}

  /**
   * A handout that the viewer may download: as they may watch its lecture. @throws NotFound for what they must not know
   * of, OnlyLearnersGetHandouts before they enroll
   */
  async execute({ lectureId, handoutId, viewerId }: GetHandoutQuery): Promise<HandoutPlace> {
    const handout = await this.view.find(handoutId);
    if (handout?.lectureId !== lectureId) throw new NotFound();
    const viewer = await this.access.find(handout.courseId, viewerId);
    if (isLockedFor(viewer, handout)) throw new OnlyLearnersGetHandouts();
    return handout;
  }
}
