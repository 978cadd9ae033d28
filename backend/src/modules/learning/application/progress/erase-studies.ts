import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { Certificates } from '../../domain/certificates.js';
import { Enrollments } from '../../domain/enrollments.js';
import { Notes } from '../../domain/notes.js';
import { WeeklyGoal } from '../../domain/weekly-goal.js';
import { WeeklyGoals } from '../../domain/weekly-goals.js';
import { StudyRecords } from './study-records.js';

@Injectable()
export class EraseStudies {
  constructor(
    private readonly records: StudyRecords,
    private readonly enrollments: Enrollments,
    private readonly certificates: Certificates,
    private readonly goals: WeeklyGoals,
    private readonly notes: Notes,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Erases the progress and the notes of a learner whose account was deleted. The enrollments stay, because the ledger and the
   * courses' figures need them.
   */
  async execute({ learnerId }: { learnerId: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      for (const { courseId } of await this.records.of(learnerId)) {
        await this.forgetProgress(learnerId, courseId);
        await this.forgetName(learnerId, courseId);
      }
      await this.goals.save(WeeklyGoal.of(learnerId, null));
      await this.notes.removeAllOf(learnerId);
    });
  }

  private async forgetProgress(learnerId: string, courseId: string): Promise<void> {
    const enrollment = await this.enrollments.lock(learnerId, courseId);
    if (!enrollment) return;
    enrollment.forgetProgress();
    await this.enrollments.save(enrollment);
  }

  private async forgetName(learnerId: string, courseId: string): Promise<void> {
    const certificate = await this.certificates.lock(learnerId, courseId);
    if (!certificate) return;
    certificate.forgetHolder();
    await this.certificates.save(certificate);
  }
}
