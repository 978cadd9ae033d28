import { Injectable } from '@nestjs/common';
import { CatalogRecords } from '../../modules/catalog/contract.js';
import { CommerceRecords } from '../../modules/commerce/contract.js';
import {
  PersonalData,
  type PersonalRecords,
} from '../../modules/identity/application/accounts/personal-data.js';
import { LearningRecords } from '../../modules/learning/contract.js';
import { QuestionsRecords } from '../../modules/questions/contract.js';
import { QuizzesRecords } from '../../modules/quizzes/contract.js';
import { ReviewsRecords } from '../../modules/reviews/contract.js';

@Injectable()
export class ContractPersonalData extends PersonalData {
  constructor(
    private readonly catalog: CatalogRecords,
    private readonly learning: LearningRecords,
    private readonly commerce: CommerceRecords,
    private readonly reviews: ReviewsRecords,
    private readonly questions: QuestionsRecords,
    private readonly quizzes: QuizzesRecords,
  ) {
    super();
  }

  async of(userId: string): Promise<PersonalRecords> {
    const [courses, learning, commerce, reviews, questions, quizzes] = await Promise.all([
      this.catalog.of(userId),
      this.learning.of(userId),
      this.commerce.of(userId),
      this.reviews.of(userId),
      this.questions.of(userId),
      this.quizzes.of(userId),
    ]);
    return { ...courses, ...learning, ...commerce, ...reviews, ...questions, ...quizzes };
  }
}
