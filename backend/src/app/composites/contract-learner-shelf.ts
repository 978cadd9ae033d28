import { Injectable } from '@nestjs/common';
import { CatalogApi } from '../../modules/catalog/contract.js';
import {
  LearnerShelf,
  type ShelfCourse,
} from '../../modules/identity/application/accounts/learner-shelf.js';
import { LearningApi } from '../../modules/learning/contract.js';

@Injectable()
export class ContractLearnerShelf extends LearnerShelf {
  constructor(
    private readonly learning: LearningApi,
    private readonly catalog: CatalogApi,
  ) {
    super();
  }

  async coursesOf(userId: string): Promise<readonly ShelfCourse[]> {
    const enrollments = await this.learning.enrollmentsOf(userId);
    const courses = await this.catalog.summariesOf(enrollments.map(({ courseId }) => courseId));
    return enrollments.flatMap(({ courseId }) => courses.get(courseId) ?? []);
  }
}
