import { DomainError, Forbidden } from '../../../platform/domain/domain-error.js';

export class OnlyLearnersDiscuss extends Forbidden {
  constructor() {
    super('Enroll in this course to ask and answer questions.');
  }
}

export class EducatorsAnswer extends Forbidden {
  constructor() {
    super('You answer the questions in your own course; learners ask them.');
  }
}

export class QuestionWithdrawn extends DomainError {
  constructor() {
    super('conflict', 'QUESTION_WITHDRAWN', 'This question was removed and takes no more answers.');
  }
}

export class TooManyAnswers extends DomainError {
  constructor() {
    super('conflict', 'TOO_MANY_ANSWERS', 'This question takes no more answers of yours.');
  }
}
