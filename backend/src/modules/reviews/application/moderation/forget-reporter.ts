import { Injectable } from '@nestjs/common';
import { ReviewReports } from '../../domain/review-reports.js';

@Injectable()
export class ForgetReporter {
  constructor(private readonly reports: ReviewReports) {}

  /** Anonymizes the reports of a deleted account, which ops still have to decide on. */
  execute({ reporterId }: { reporterId: string }): Promise<void> {
    return this.reports.forget(reporterId);
  }
}
