import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { Enrollments } from '../domain/enrollments.js';
import { WeeklyGoal } from '../domain/weekly-goal.js';
import { WeeklyGoals } from '../domain/weekly-goals.js';
import { StudyRecords } from './study-records.js';

@Injectable()
export class EraseStudies {
  constructor(
    private readonly records: StudyRecords,
    private readonly enrollments: Enrollments,
    private readonly goals: WeeklyGoals,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Forgets how a learner learned whose account is gone. That there were enrollments stays, as the books and the
   * courses' figures need it.
   */
  async execute({ learnerId }: { learnerId: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      for (const { courseId } of await this.records.of(learnerId)) {
        const enrollment = await this.enrollments.find(learnerId, courseId);
        if (!enrollment) continue;
        enrollment.forgetProgress();
        await this.enrollments.save(enrollment);
      }
      await this.goals.save(WeeklyGoal.of(learnerId, null));
    });
  }
}
