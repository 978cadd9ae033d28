import { Injectable } from '@nestjs/common';
import { type Delivery, Subscriber } from '../../../../platform/application/subscriber.js';
import {
  CoursePublished,
  CourseUnpublished,
  VideoFailed,
  VideoReady,
} from '../../../catalog/contract.js';
import { OrderRefunded } from '../../../commerce/contract.js';
import { LearnerEnrolled } from '../../../learning/contract.js';
import { ReviewGiven } from '../../../reviews/contract.js';
import { AnnounceEvent } from '../../application/announce-event.js';
import type { EventName } from '../../domain/events.js';

/** Which fact is which event, and what of it leaves: ids and plain values. */
const EVENT_OF: Readonly<Record<string, readonly [event: EventName, fields: readonly string[]]>> = {
  [LearnerEnrolled.name]: ['enrollment.created', ['learnerId', 'courseId']],
  [OrderRefunded.name]: ['payment.refunded', ['orderId', 'learnerId', 'courseId']],
  [CoursePublished.name]: ['course.published', ['courseId']],
  [CourseUnpublished.name]: ['course.unpublished', ['courseId']],
  [VideoReady.name]: ['lecture.ready', ['lectureId', 'courseId']],
  [VideoFailed.name]: ['lecture.failed', ['lectureId', 'courseId']],
  [ReviewGiven.name]: ['review.created', ['reviewId', 'courseId', 'rating']],
};

/** One queue for all of them: telling the outside is never urgent, and every queue costs looks at its tables. */
@Injectable()
export class AnnounceEvents extends Subscriber {
  readonly name = 'integrations.announce-events';
  readonly fact = LearnerEnrolled;
  override readonly furtherFacts = [
    OrderRefunded,
    CoursePublished,
    CourseUnpublished,
    VideoReady,
    VideoFailed,
    ReviewGiven,
  ];

  constructor(private readonly announceEvent: AnnounceEvent) {
    super();
  }

  async handle(payload: object, { type }: Delivery): Promise<void> {
    const known = EVENT_OF[type];
    if (!known) throw new Error(`No event is declared for ${type}.`);
    const [event, fields] = known;
    const all = payload as Readonly<Record<string, unknown>>;
    const data = Object.fromEntries(fields.map((field) => [field, all[field]]));
    await this.announceEvent.execute({ event, data });
  }
}
