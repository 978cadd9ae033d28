import { Injectable } from '@nestjs/common';
import { MAIL_ATTEMPTS } from '../../../../platform/application/mailer.js';
import { type Delivery, Subscriber } from '../../../../platform/application/subscriber.js';
import { TellParticipants } from '../../application/tell-participants.js';
import { type AskedQuestion, QuestionAsked } from '../../domain/facts.js';

@Injectable()
export class TellEducatorOnQuestionAsked extends Subscriber<AskedQuestion> {
  readonly name = 'questions.tell-asked';
  readonly fact = QuestionAsked;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = MAIL_ATTEMPTS;

  constructor(private readonly tell: TellParticipants) {
    super();
  }

  async handle(
    { courseId, isFirstOfDay }: AskedQuestion,
    { messageId: mailId }: Delivery,
  ): Promise<void> {
    if (isFirstOfDay) await this.tell.asked({ courseId, mailId });
  }
}
