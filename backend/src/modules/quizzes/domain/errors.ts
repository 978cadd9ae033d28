import { DomainError, Forbidden } from '../../../platform/domain/domain-error.js';

export class OnlyLearnersTakeQuizzes extends Forbidden {
  constructor() {
    super('Enroll in this course to take its quizzes.');
  }
}

export class QuizChanged extends DomainError {
  constructor() {
    super('conflict', 'QUIZ_CHANGED', 'This quiz was changed meanwhile. Load it again.');
  }
}
