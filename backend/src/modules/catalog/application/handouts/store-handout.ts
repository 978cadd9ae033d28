import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { Files } from '../../../../platform/application/files.js';
import { Ids } from '../../../../platform/application/ids.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { handoutKey, handoutName } from '../../domain/handouts/handout.js';
import { Handouts } from '../../domain/handouts/handouts.js';
import { placeFor } from '../../domain/handouts/place-for.js';
import { Lectures } from '../../domain/lectures/lectures.js';
import type { FormUnderWay } from '../uploads/forms-under-way.js';
import { StoreForm } from '../uploads/store-form.js';

/** A stored file that its lecture does not offer yet. */
export interface StoredHandout {
  readonly fileId: string;
  readonly lectureId: string;
  readonly courseId: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Stores the file of a form while it arrives, unless it is clear already that the lecture would not take it. */
@Injectable()
export class StoreHandout {
  constructor(
    private readonly storeForm: StoreForm,
    private readonly lectures: Lectures,
    private readonly handouts: Handouts,
    private readonly files: Files,
    private readonly ids: Ids,
  ) {}

  /** @param given the file's name @throws what `AddHandout` and `StoreForm` throw; NotFound also for a lecture removed meanwhile */
  async execute(
    form: FormUnderWay,
    lectureId: string,
    content: Readable,
    given: string,
  ): Promise<StoredHandout> {
    const name = handoutName(given);
    const courseId = await this.courseOf(lectureId);
    form.replaces = placeFor(name, lectureId, await this.handouts.ofCourse(courseId))?.size ?? 0;
    const place = { fileId: this.ids.next(), lectureId, courseId };
    const key = handoutKey(place, place.fileId);
    try {
      const { size } = await this.storeForm.execute(form, content, (bytes) =>
        this.files.write(key, bytes, { isHandedOver: true }),
      );
      return { ...place, name, size };
    } catch (error) {
      // Its folder goes with the lecture, and with it what is being written.
      await this.courseOf(lectureId);
      throw error;
    }
  }

  /** Deletes the stored file when the lecture does not take it. */
  async discard(stored: StoredHandout): Promise<void> {
    await this.files.remove(handoutKey(stored, stored.fileId));
  }

  private async courseOf(lectureId: string): Promise<string> {
    const courseId = await this.lectures.courseIdOf(lectureId);
    if (!courseId) throw new NotFound();
    return courseId;
  }
}
