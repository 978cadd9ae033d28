import { Injectable } from '@nestjs/common';
import { MAIL_ATTEMPTS } from '../../../../platform/application/mailer.js';
import { type Delivery, Subscriber } from '../../../../platform/application/subscriber.js';
import { TellParticipants } from '../../application/tell-participants.js';
import { QuestionAsked, type QuestionInCourse } from '../../domain/facts.js';

@Injectable()
export class TellEducatorOnQuestionAsked extends Subscriber<QuestionInCourse> {
  readonly name = 'questions.tell-asked';
  readonly fact = QuestionAsked;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = MAIL_ATTEMPTS;

  constructor(private readonly tell: TellParticipants) {
    super();
  }

  handle({ courseId }: QuestionInCourse, { messageId: mailId }: Delivery): Promise<void> {
    return this.tell.asked({ courseId, mailId });
  }
}
