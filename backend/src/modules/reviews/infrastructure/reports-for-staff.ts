import { Injectable } from '@nestjs/common';
import { StaffWork } from '../../../platform/application/staff-work.js';
import { ReportedReviews } from '../application/moderation/reported-reviews.js';

const MOST_COUNTED = 50;

/** Reported reviews that await a decision. */
@Injectable()
export class ReportsForStaff extends StaffWork {
  constructor(private readonly reported: ReportedReviews) {
    super();
  }

  async waiting() {
    return { listReportedReviews: (await this.reported.open(MOST_COUNTED)).length };
  }
}
