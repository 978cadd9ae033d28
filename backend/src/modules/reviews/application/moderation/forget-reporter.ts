import { Injectable } from '@nestjs/common';
import { ReviewReports } from '../../domain/review-reports.js';

@Injectable()
export class ForgetReporter {
  constructor(private readonly reports: ReviewReports) {}

  /** The account is gone: what it reported stays for ops to decide over, and nobody knows any more who did. */
  execute({ reporterId }: { reporterId: string }): Promise<void> {
    return this.reports.forget(reporterId);
  }
}
