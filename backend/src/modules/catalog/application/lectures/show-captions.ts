import { Injectable } from '@nestjs/common';
import { type CaptionTrack, CaptionsView } from './captions-view.js';
import { OwnCourses } from '../courses/own-courses.js';

/** Shows the caption languages of a lecture to its educator. */
@Injectable()
export class ShowCaptions {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly view: CaptionsView,
  ) {}

  /** @throws NotFound, Forbidden */
  async execute(lectureId: string, userId: string): Promise<readonly CaptionTrack[]> {
    await this.ownCourses.checkLecture(lectureId, userId);
    return (await this.view.tracksOf([lectureId])).get(lectureId) ?? [];
  }
}
