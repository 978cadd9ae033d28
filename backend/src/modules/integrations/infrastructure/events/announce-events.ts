import { Injectable } from '@nestjs/common';
import { type Delivery, Subscriber } from '../../../../platform/application/subscriber.js';
import type { AnyFactType, FactType } from '../../../../platform/domain/fact.js';
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

/** Maps a fact to an event and the fields that are sent: ids and plain values. */
const announced = <P extends object>(
  fact: FactType<P>,
  event: EventName,
  fields: readonly (keyof P & string)[],
) => ({ fact: fact as AnyFactType, event, fields: fields as readonly string[] });

const ANNOUNCED = [
  announced(LearnerEnrolled, 'enrollment.created', ['learnerId', 'courseId']),
  announced(OrderRefunded, 'payment.refunded', ['orderId', 'learnerId', 'courseId']),
  announced(CoursePublished, 'course.published', ['courseId']),
  announced(CourseUnpublished, 'course.unpublished', ['courseId']),
  announced(VideoReady, 'lecture.ready', ['lectureId', 'courseId']),
  announced(VideoFailed, 'lecture.failed', ['lectureId', 'courseId']),
  announced(ReviewGiven, 'review.created', ['reviewId', 'courseId', 'rating']),
];

/** One queue for all facts: webhooks are never urgent, and every queue costs polling of its tables. */
@Injectable()
export class AnnounceEvents extends Subscriber {
  readonly name = 'integrations.announce-events';
  readonly fact = LearnerEnrolled;
  override readonly furtherFacts = ANNOUNCED.map(({ fact }) => fact).filter(
    (fact) => fact !== this.fact,
  );

  constructor(private readonly announceEvent: AnnounceEvent) {
    super();
  }

  async handle(payload: object, { type, recordedAt }: Delivery): Promise<void> {
    const known = ANNOUNCED.find(({ fact }) => fact.name === type);
    if (!known) throw new Error(`No event is declared for ${type}.`);
    const { event, fields } = known;
    const all = payload as Readonly<Record<string, unknown>>;
    const data = Object.fromEntries(fields.map((field) => [field, all[field]]));
    await this.announceEvent.execute({ event, data, happenedAt: recordedAt });
  }
}
