import { FixedClock } from '../../../platform/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '../../../platform/testing/immediate-unit-of-work.js';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import type { CourseStatus } from '../../catalog/contract.js';
import { InMemoryCatalog } from '../../learning/testing/in-memory-catalog.js';
import { TwinLearning } from '../../learning/testing/twin-learning.js';
import { EraseQuizResults } from '../application/erase-quiz-results.js';
import { ListCourseQuizzes } from '../application/list-course-quizzes.js';
import { QuizRight } from '../application/quiz-right.js';
import { RemoveQuiz } from '../application/remove-quiz.js';
import { ShowAnswerKey } from '../application/show-answer-key.js';
import { ShowQuiz } from '../application/show-quiz.js';
import { type JudgedAttempt, TakeQuiz, type TakeQuizCommand } from '../application/take-quiz.js';
import { WriteQuiz, type WriteQuizCommand } from '../application/write-quiz.js';
import { InMemoryQuizResults, InMemoryQuizzes, InMemoryQuizzesView } from './in-memory-quizzes.js';
import { aQuestion, asha, ben, choosing, courseId, educator, lectureId } from './quiz-builder.js';

/** The use cases on in-memory ports: a course of the educator's with a lecture, in which Asha and Ben are enrolled. */
export class QuizStage {
  readonly catalog = new InMemoryCatalog();
  readonly learning = new TwinLearning();
  readonly results = new InMemoryQuizResults();
  readonly quizzes = new InMemoryQuizzes(this.results);
  readonly clock = new FixedClock();
  private readonly view = new InMemoryQuizzesView(this.quizzes, this.results);
  private readonly work = new ImmediateUnitOfWork();
  private readonly right = new QuizRight(this.catalog, this.learning.asContract);
  private readonly writeQuiz = new WriteQuiz(this.right, this.quizzes, this.work, this.clock);
  private readonly takeQuiz = new TakeQuiz(
    this.right,
    this.quizzes,
    this.results,
    this.work,
    new SequentialIds(),
    this.clock,
  );
  readonly list = new ListCourseQuizzes(this.right, this.view);
  readonly show = new ShowQuiz(this.right, this.view);
  readonly key = new ShowAnswerKey(this.right, this.view);
  readonly remove = new RemoveQuiz(this.right, this.quizzes, this.work);
  readonly erase = new EraseQuizResults(this.results, this.work);

  constructor() {
    this.hasCourse('published');
    for (const learner of [asha, ben]) this.learning.enroll(learner, courseId);
  }

  hasCourse(status: CourseStatus): void {
    const lectures = [{ lectureId, title: 'Angles', durationSeconds: 600 }];
    this.catalog.has({ courseId, creatorId: educator, status, lectures });
  }

  /** The quiz as it is, or null. */
  quiz() {
    return this.quizzes.share(lectureId);
  }

  /** Writes one question, over the quiz that is there. */
  async write(given: Partial<WriteQuizCommand> = {}): Promise<boolean> {
    const revisedAt = (await this.quiz())?.revisedAt ?? null;
    const plain = { educatorId: educator, lectureId, questions: [aQuestion()], revisedAt };
    return this.writeQuiz.execute({ ...plain, ...given });
  }

  private attempts = 0;

  /** Asha chooses 180, which is right, of the quiz that is there. */
  async take(given: Partial<TakeQuizCommand> = {}): Promise<JudgedAttempt> {
    const revisedAt = (await this.quiz())?.revisedAt ?? this.clock.now();
    this.attempts += 1;
    const attemptId = SequentialIds.nth(0xf0000 + this.attempts);
    const choices = [choosing(aQuestion(), '180')];
    const plain = { learnerId: asha, lectureId, attemptId, choices, revisedAt };
    return this.takeQuiz.execute({ ...plain, ...given });
  }
}
