import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { ProfileChanged } from '../../../identity/contract.js';
import { CourseCards } from '../../application/courses/course-cards.js';

/** Cards contain the educator's name. */
@Injectable()
export class ForgetCardsOnProfileChanged extends Subscriber<{ userId: string }> {
  readonly name = 'catalog.forget-cards';
  readonly fact = ProfileChanged;

  constructor(private readonly cards: CourseCards) {
    super();
  }

  handle({ userId }: { userId: string }): Promise<void> {
    return this.cards.forget(userId);
  }
}
