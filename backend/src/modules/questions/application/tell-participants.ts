import { Injectable } from '@nestjs/common';
import { composeMail } from '../../../platform/application/compose-mail.js';
import { Mailer } from '../../../platform/application/mailer.js';
import { CatalogApi } from '../../catalog/contract.js';
import type { Question } from '../domain/question.js';
import { Questions } from '../domain/questions.js';
import { DiscussionLinks } from './discussion-links.js';
import { Participants } from './participants.js';
import { QuestionsView } from './questions-view.js';

interface AboutQuestion {
  readonly questionId: string;
  readonly mailId: string;
}

interface AboutAnswer extends AboutQuestion {
  readonly answerId: string;
}

const DAY_MS = 86_400_000;

/**
 * Mails about questions and answers. The mails do not quote them: what strangers wrote is read where it can be removed.
 * Nothing is sent about what was removed meanwhile, or to deleted accounts.
 */
@Injectable()
export class TellParticipants {
  constructor(
    private readonly questions: Questions,
    private readonly view: QuestionsView,
    private readonly catalog: CatalogApi,
    private readonly participants: Participants,
    private readonly mailer: Mailer,
    private readonly links: DiscussionLinks,
  ) {}

  /** Tells the educator, at most once a day and course while questions stay unanswered. */
  async asked({ questionId, mailId }: AboutQuestion): Promise<void> {
    const question = await this.questions.find(questionId);
    if (!question?.isAwaiting) return;
    const { courseId, createdAt } = question;
    const today = new Date(Math.floor(createdAt.getTime() / DAY_MS) * DAY_MS);
    if (await this.view.isAnotherAwaiting(courseId, today, { createdAt, questionId })) return;
    const course = await this.catalog.offerOf(courseId);
    if (!course || course.status === 'retired') return;
    await this.tell(course.creatorId, mailId, `A question about “${course.title}”`, [
      `A learner asked a question about “${course.title}”.`,
      'All questions that wait for your answer:',
      this.links.toAwaiting(),
    ]);
  }

  /** Tells who asked of every answer of the educator, and of the first of another learner. */
  async answered({ questionId, answerId, mailId }: AboutAnswer): Promise<void> {
    const question = await this.questions.find(questionId);
    if (!question?.authorId || !isNews(question, answerId)) return;
    const course = await this.catalog.offerOf(question.courseId);
    if (!course) return;
    await this.tell(question.authorId, mailId, `Your question about “${course.title}”`, [
      `Your question about “${course.title}” has a new answer:`,
      this.links.toQuestion(question),
    ]);
  }

  private async tell(
    userId: string,
    id: string,
    subject: string,
    lines: readonly string[],
  ): Promise<void> {
    const addressee = await this.participants.addresseeOf(userId);
    if (addressee) await this.mailer.send(composeMail(id, addressee, subject, lines));
  }
}

function isNews({ authorId, answers }: Question, answerId: string): boolean {
  const others = answers.filter((answer) => answer.authorId !== authorId);
  const answer = others.find(({ id }) => id === answerId);
  if (!answer) return false;
  return answer.isEducators || others.find(({ isEducators }) => !isEducators) === answer;
}
