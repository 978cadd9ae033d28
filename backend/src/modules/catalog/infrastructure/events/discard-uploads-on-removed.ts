import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import {
  DiscardLostUploads,
  type LostPlace,
} from '../../application/uploads/discard-lost-uploads.js';
import { CourseRemoved, CourseRetired } from '../../domain/courses/course-facts.js';
import { LectureRemoved } from '../../domain/lectures/lecture-facts.js';

@Injectable()
export class DiscardUploadsOnRemoved extends Subscriber<LostPlace> {
  readonly name = 'catalog.discard-lost-uploads';
  readonly fact = LectureRemoved;
  override readonly furtherFacts = [CourseRemoved, CourseRetired];
  override readonly marks = 'afterwards';

  constructor(private readonly discardLostUploads: DiscardLostUploads) {
    super();
  }

  handle(place: LostPlace): Promise<void> {
    return this.discardLostUploads.execute(place);
  }
}
