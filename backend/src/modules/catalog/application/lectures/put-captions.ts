import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { Caption, MAX_LANGUAGES } from '../../domain/captions/caption.js';
import { Captions } from '../../domain/captions/captions.js';
import { TooManyLanguages } from '../../domain/courses/course-errors.js';
import { OwnCourses } from '../courses/own-courses.js';

export interface PutCaptionsCommand {
  readonly userId: string;
  readonly lectureId: string;
  readonly language: string;
  /** WebVTT or SubRip. */
  readonly content: string;
}

/** Adds or replaces the captions in a language. */
@Injectable()
export class PutCaptions {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly captions: Captions,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, Forbidden, InvalidInput, CaptionsInvalid, TooManyLanguages */
  async execute({ userId, lectureId, language, content }: PutCaptionsCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { courseId } = await this.ownCourses.findLecture(lectureId, userId);
      const at = this.clock.now();
      const all = await this.captions.ofLecture(lectureId);
      const existing = all.find((caption) => caption.isIn(language));
      if (!existing && all.length >= MAX_LANGUAGES) throw new TooManyLanguages(MAX_LANGUAGES);
      existing?.rewrite(content, at);
      const id = this.ids.next();
      await this.captions.save(
        existing ?? Caption.add({ id, lectureId, courseId, language, content, at }),
      );
    });
  }
}
