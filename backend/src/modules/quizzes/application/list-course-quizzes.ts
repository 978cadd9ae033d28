import { Injectable } from '@nestjs/common';
import { QuizRight } from './quiz-right.js';
import { type QuizSummary, QuizzesView } from './quizzes-view.js';

@Injectable()
export class ListCourseQuizzes {
  constructor(
    private readonly right: QuizRight,
    private readonly view: QuizzesView,
  ) {}

  /** Which lectures have a quiz, and how the reader did. @throws NotFound, OnlyLearnersTakeQuizzes */
  async execute(query: {
    readonly courseId: string;
    readonly readerId: string;
  }): Promise<readonly QuizSummary[]> {
    await this.right.assertReadsCourse(query.readerId, query.courseId);
    return this.view.inCourse(query.courseId, query.readerId);
  }
}
