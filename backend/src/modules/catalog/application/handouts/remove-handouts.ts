import { Injectable } from '@nestjs/common';
import type { Handout } from '../../domain/handouts/handout.js';
import { Handouts } from '../../domain/handouts/handouts.js';

/** Removes the handouts of removed lectures and courses. Joins the caller's transaction. */
@Injectable()
export class RemoveHandouts {
  constructor(private readonly handouts: Handouts) {}

  async ofLecture(lectureId: string): Promise<void> {
    await this.remove(await this.handouts.ofLecture(lectureId));
  }

  async ofCourse(courseId: string): Promise<void> {
    await this.remove(await this.handouts.ofCourse(courseId));
  }

  private async remove(handouts: readonly Handout[]): Promise<void> {
    handouts.forEach((handout) => handout.remove());
    await this.handouts.remove(...handouts);
  }
}
