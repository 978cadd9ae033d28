import { FixedClock } from '../../../platform/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '../../../platform/testing/immediate-unit-of-work.js';
import type { Delivery } from '../../../platform/application/subscriber.js';
import type { CourseStatus } from '../../catalog/contract.js';
import { OutTray } from '../../identity/testing/out-tray.js';
import { InMemoryCatalog } from '../../learning/testing/in-memory-catalog.js';
import { TwinLearning } from '../../learning/testing/twin-learning.js';
import { AnswerQuestion } from '../application/answer-question.js';
import { AskQuestion } from '../application/ask-question.js';
import { AuthoredQuestions } from '../application/authored-questions.js';
import { EditWords } from '../application/edit-words.js';
import { DiscussionLinks } from '../application/discussion-links.js';
import { DiscussionRight } from '../application/discussion-right.js';
import { ListAwaitingQuestions } from '../application/list-awaiting-questions.js';
import { ListCourseQuestions } from '../application/list-course-questions.js';
import { ModerateQuestion } from '../application/moderate-question.js';
import { type Addressee, Participants } from '../application/participants.js';
import { RemoveWords } from '../application/remove-words.js';
import { ShowThread } from '../application/show-thread.js';
import { TellParticipants } from '../application/tell-participants.js';
import { QuestionAnswered, QuestionAsked } from '../domain/facts.js';
import { TellAskerOnQuestionAnswered } from '../infrastructure/events/tell-asker-on-question-answered.js';
import { TellEducatorOnQuestionAsked } from '../infrastructure/events/tell-educator-on-question-asked.js';
import { InMemoryEducatorNotices } from './in-memory-educator-notices.js';
import { InMemoryQuestions, InMemoryQuestionsView } from './in-memory-questions.js';
import { asha, ben, courseId, educator, lectureId, questionId } from './question-builder.js';

class TwinParticipants extends Participants {
  readonly names = new Map([
    [asha, 'Asha'],
    [ben, 'Ben'],
    [educator, 'Esha'],
  ]);
  readonly unconfirmed = new Set<string>();

  async of(userIds: readonly string[]) {
    const known = userIds.filter((id) => this.names.has(id));
    return new Map(known.map((id) => [id, { name: this.names.get(id) ?? '', photoUrl: null }]));
  }

  async addresseeOf(userId: string): Promise<Addressee | null> {
    const name = this.names.get(userId);
    if (name === undefined) return null;
    const email = `${name.toLowerCase()}@lectern.test`;
    return this.unconfirmed.has(userId) ? { email } : { name, email };
  }
}

class TwinLinks extends DiscussionLinks {
  toAwaiting = () => 'https://lectern.test/questions';
  toQuestion = ({ id }: { id: string }) => `https://lectern.test/questions/${id}`;
}

/** The use cases on in-memory ports: a course of the educator's with a lecture, in which Asha and Ben are enrolled. */
export class DiscussionStage {
  readonly catalog = new InMemoryCatalog();
  readonly learning = new TwinLearning();
  readonly questions = new InMemoryQuestions();
  readonly participants = new TwinParticipants();
  readonly outTray = new OutTray();
  readonly clock = new FixedClock();
  private readonly view = new InMemoryQuestionsView(this.questions);
  private readonly work = new ImmediateUnitOfWork();
  private readonly right = new DiscussionRight(this.catalog, this.learning.asContract);
  private readonly authored = new AuthoredQuestions(this.participants);
  private readonly askQuestion = new AskQuestion(this.right, this.questions, this.work, this.clock);
  private readonly answerQuestion = new AnswerQuestion(
    this.right,
    this.questions,
    this.work,
    this.clock,
  );
  readonly edit = new EditWords(this.right, this.questions, this.work, this.clock);
  readonly remove = new RemoveWords(this.questions, this.catalog, this.work);
  readonly moderate = new ModerateQuestion(this.questions, this.work);
  readonly list = new ListCourseQuestions(this.right, this.view, this.authored);
  readonly awaiting = new ListAwaitingQuestions(this.catalog, this.view, this.authored);
  readonly show = new ShowThread(this.right, this.view, this.authored);
  private readonly tell = new TellParticipants(
    this.questions,
    this.view,
    this.catalog,
    this.learning.asContract,
    this.participants,
    new InMemoryEducatorNotices(),
    this.outTray,
    new TwinLinks(),
    this.clock,
  );

  constructor() {
    this.hasCourse('published');
    for (const learner of [asha, ben]) this.learning.enroll(learner, courseId);
  }

  private mails = 0;

  /** Delivers the facts recorded since the last time to those who mail. */
  async deliver(): Promise<void> {
    const onAsked = new TellEducatorOnQuestionAsked(this.tell);
    const onAnswered = new TellAskerOnQuestionAnswered(this.tell);
    for (const { type, payload } of this.questions.facts.splice(0)) {
      this.mails += 1;
      const delivery = { messageId: `mail-${this.mails}` } as Delivery;
      if (type === QuestionAsked.name) await onAsked.handle(payload as never, delivery);
      if (type === QuestionAnswered.name) await onAnswered.handle(payload as never, delivery);
    }
  }

  hasCourse(status: CourseStatus, titles: readonly string[] = ['Angles']): void {
    const lectures = titles.map((title) => ({ lectureId, title, durationSeconds: 600 }));
    this.catalog.has({ courseId, creatorId: educator, status, lectures });
  }

  ask(given: { questionId?: string; authorId?: string; text?: string } = {}): Promise<boolean> {
    const plain = { questionId, authorId: asha, lectureId, positionSeconds: 192, text: 'Why?' };
    return this.askQuestion.execute({ ...plain, ...given });
  }

  answer(
    answerId: string,
    given: { questionId?: string; authorId?: string; text?: string } = {},
  ): Promise<boolean> {
    const plain = { questionId, answerId, authorId: educator, text: 'Because.' };
    return this.answerQuestion.execute({ ...plain, ...given });
  }
}
