import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Captions } from '../../domain/captions/captions.js';
import { OwnCourses } from '../courses/own-courses.js';

@Injectable()
export class RemoveCaptions {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly captions: Captions,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound, Forbidden */
  async execute(userId: string, lectureId: string, language: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.ownCourses.findLecture(lectureId, userId);
      const all = await this.captions.ofLecture(lectureId);
      const caption = all.find((one) => one.isIn(language));
      if (!caption) throw new NotFound();
      caption.remove();
      await this.captions.remove(caption);
    });
  }
}
