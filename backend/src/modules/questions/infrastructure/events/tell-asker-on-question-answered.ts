import { Injectable } from '@nestjs/common';
import { MAIL_ATTEMPTS } from '../../../../platform/application/mailer.js';
import { type Delivery, Subscriber } from '../../../../platform/application/subscriber.js';
import { TellParticipants } from '../../application/tell-participants.js';
import { type AnsweredQuestion, QuestionAnswered } from '../../domain/facts.js';

@Injectable()
export class TellAskerOnQuestionAnswered extends Subscriber<AnsweredQuestion> {
  readonly name = 'questions.tell-answered';
  readonly fact = QuestionAnswered;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = MAIL_ATTEMPTS;

  constructor(private readonly tell: TellParticipants) {
    super();
  }

  async handle(
    { questionId, answerId, isNews }: AnsweredQuestion,
    { messageId: mailId }: Delivery,
  ): Promise<void> {
    if (isNews) await this.tell.answered({ questionId, answerId, mailId });
  }
}
