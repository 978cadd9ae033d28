import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { CourseRemoved, LectureRemoved } from '../../../catalog/contract.js';
import { RemoveQuiz } from '../../application/remove-quiz.js';

interface Removed {
  readonly courseId: string;
  /** Not given when the whole course was removed. */
  readonly lectureId?: string;
}

@Injectable()
export class RemoveQuizzesOnRemoved extends Subscriber<Removed> {
  readonly name = 'quizzes.remove';
  readonly fact = LectureRemoved;
  override readonly furtherFacts = [CourseRemoved];

  constructor(private readonly removeQuiz: RemoveQuiz) {
    super();
  }

  async handle({ courseId, lectureId }: Removed): Promise<void> {
    if (lectureId) await this.removeQuiz.ofLecture({ lectureId, courseId });
    else await this.removeQuiz.ofCourse(courseId);
  }
}
