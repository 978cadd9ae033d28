import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Handouts } from '../../domain/handouts/handouts.js';
import { OwnCourses } from '../courses/own-courses.js';

export interface RemoveHandoutCommand {
  readonly userId: string;
  readonly lectureId: string;
  readonly handoutId: string;
}

@Injectable()
export class RemoveHandout {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly handouts: Handouts,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound, Forbidden */
  async execute({ userId, lectureId, handoutId }: RemoveHandoutCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { courseId } = await this.ownCourses.findLecture(lectureId, userId);
      const all = await this.handouts.ofCourse(courseId);
      const handout = all.find(({ id }) => id === handoutId);
      if (handout?.lectureId !== lectureId) throw new NotFound();
      handout.remove();
      await this.handouts.remove(handout);
    });
  }
}
