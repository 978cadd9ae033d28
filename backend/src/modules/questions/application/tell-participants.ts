import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { composeMail } from '../../../platform/application/compose-mail.js';
import { Mailer } from '../../../platform/application/mailer.js';
import { CatalogApi } from '../../catalog/contract.js';
import { LearningApi } from '../../learning/contract.js';
import { Questions } from '../domain/questions.js';
import { DiscussionLinks } from './discussion-links.js';
import { EducatorNotices } from './educator-notices.js';
import { type Addressee, Participants } from './participants.js';
import { QuestionsView } from './questions-view.js';

interface AboutAnswer {
  readonly questionId: string;
  readonly answerId: string;
  readonly mailId: string;
}

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
    private readonly learning: LearningApi,
    private readonly participants: Participants,
    private readonly notices: EducatorNotices,
    private readonly mailer: Mailer,
    private readonly links: DiscussionLinks,
    private readonly clock: Clock,
  ) {}

  /** Tells the educator once a day that questions wait, whichever they are by now. */
  async asked({ courseId, mailId }: { courseId: string; mailId: string }): Promise<void> {
    const waiting = await this.view.awaitingIn([courseId], 1, null);
    if (waiting.length === 0) return;
    const course = await this.catalog.offerOf(courseId);
    if (!course || course.status === 'retired') return;
    // Last, so that a question that was removed at once does not use up the day.
    if (!(await this.notices.claim(courseId, this.clock.now(), mailId))) return;
    await this.tell(course.creatorId, mailId, () => ({
      subject: `A question about “${course.title}”`,
      lines: [
        `A learner asked a question about “${course.title}”.`,
        'All questions that wait for your answer:',
        this.links.toAwaiting(),
      ],
    }));
  }

  /** Tells who asked of an answer, if it is still there and they may still read it. */
  async answered({ questionId, answerId, mailId }: AboutAnswer): Promise<void> {
    const question = await this.questions.find(questionId);
    if (!question?.authorId || !question.answers.some(({ id }) => id === answerId)) return;
    const { authorId, courseId } = question;
    const course = await this.catalog.offerOf(courseId);
    if (!course || !(await this.learning.isEnrolled(authorId, courseId))) return;
    await this.tell(authorId, mailId, ({ name }) => {
      // Into a mailbox that nobody confirmed, no words that somebody else chose: it may be a stranger's.
      const what = name === undefined ? 'Your question' : `Your question about “${course.title}”`;
      return {
        subject: name === undefined ? 'A new answer to your question' : what,
        lines: [`${what} has a new answer:`, this.links.toQuestion(question)],
      };
    });
  }

  private async tell(
    userId: string,
    id: string,
    wordsFor: (addressee: Addressee) => { subject: string; lines: readonly string[] },
  ): Promise<void> {
    const addressee = await this.participants.addresseeOf(userId);
    if (!addressee) return;
    const { subject, lines } = wordsFor(addressee);
    await this.mailer.send(composeMail(id, addressee, subject, lines));
  }
}
