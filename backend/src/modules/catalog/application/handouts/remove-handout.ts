import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Handouts } from '../../domain/handouts/handouts.js';
import { OwnCourses } from '../courses/own-courses.js';

@Injectable()
export class RemoveHandout {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly handouts: Handouts,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound, Forbidden */
  async execute(userId: string, lectureId: string, handoutId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.ownCourses.findLecture(lectureId, userId);
      const all = await this.handouts.ofLecture(lectureId);
      const handout = all.find(({ id }) => id === handoutId);
      if (!handout) throw new NotFound();
      handout.remove();
      await this.handouts.remove(handout);
    });
  }
}
