import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { Handout } from '../../domain/handouts/handout.js';
import { Handouts } from '../../domain/handouts/handouts.js';
import { placeFor } from '../../domain/handouts/place-for.js';
import { OwnCourses } from '../courses/own-courses.js';
import { UploadQuota } from '../uploads/upload-quota.js';
import type { StoredHandout } from './store-handout.js';

export interface AddHandoutCommand {
  readonly userId: string;
  readonly stored: StoredHandout;
}

/** Offers a stored file beside a lecture, in place of one with the same name. */
@Injectable()
export class AddHandout {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly handouts: Handouts,
    private readonly quota: UploadQuota,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, Forbidden, InvalidInput, HandoutNotTaken, TooManyHandouts, UploadQuotaExceeded */
  async execute({ userId, stored }: AddHandoutCommand): Promise<void> {
    const { handoutId: id, lectureId, name, size } = stored;
    await this.unitOfWork.run(async () => {
      const { courseId } = await this.ownCourses.findLecture(lectureId, userId);
      const at = this.clock.now();
      const handout = Handout.add({ id, lectureId, courseId, name, size, at });
      const earlier = placeFor(name, lectureId, await this.handouts.ofCourse(courseId));
      if (earlier) {
        earlier.remove();
        await this.handouts.remove(earlier);
      }
      await this.quota.claim(userId, size);
      await this.handouts.save(handout);
    });
  }
}
