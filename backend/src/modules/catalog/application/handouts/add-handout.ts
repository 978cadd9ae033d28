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
    const { lectureId, courseId, ...file } = stored;
    await this.unitOfWork.run(async () => {
      await this.ownCourses.findLecture(lectureId, userId);
      const at = this.clock.now();
      const earlier = placeFor(file.name, lectureId, await this.handouts.ofCourse(courseId));
      await this.quota.claim(userId, file.size - (earlier?.size ?? 0));
      earlier?.replace({ ...file, at });
      const id = file.fileId;
      await this.handouts.save(earlier ?? Handout.add({ id, lectureId, courseId, ...file, at }));
    });
  }
}
