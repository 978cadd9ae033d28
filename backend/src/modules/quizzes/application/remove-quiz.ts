import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../platform/domain/domain-error.js';
import type { QuizPlace } from '../domain/quiz.js';
import { Quizzes } from '../domain/quizzes.js';
import { QuizRight } from './quiz-right.js';

/** Learners' results go with the quiz. */
@Injectable()
export class RemoveQuiz {
  constructor(
    private readonly right: QuizRight,
    private readonly quizzes: Quizzes,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound also where the lecture has no quiz */
  async execute(command: {
    readonly educatorId: string;
    readonly lectureId: string;
  }): Promise<void> {
    const { educatorId, lectureId } = command;
    const { courseId } = await this.right.assertEdits(educatorId, lectureId);
    if (!(await this.ofLecture({ lectureId, courseId }))) throw new NotFound();
  }

  /** For a lecture that was removed. @returns whether it had a quiz */
  ofLecture(place: QuizPlace): Promise<boolean> {
    return this.unitOfWork.run(() => this.quizzes.removeOf(place));
  }

  /** For a course that was removed. */
  async ofCourse(courseId: string): Promise<void> {
    await this.unitOfWork.run(() => this.quizzes.removeAllOf(courseId));
  }
}
