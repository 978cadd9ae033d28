import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { QuizResults } from '../domain/quiz-results.js';

/** For a learner whose account was deleted. */
@Injectable()
export class EraseQuizResults {
  constructor(
    private readonly results: QuizResults,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ learnerId }: { readonly learnerId: string }): Promise<void> {
    await this.unitOfWork.run(() => this.results.removeAllOf(learnerId));
  }
}
