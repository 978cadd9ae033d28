import { Injectable } from '@nestjs/common';
import { StaffWork } from '../../../platform/application/staff-work.js';
import { ReportedReviews } from '../application/moderation/reported-reviews.js';

const MOST_COUNTED = 50;

/** Reviews that people reported and nobody has decided over. */
@Injectable()
export class ReportsForStaff extends StaffWork {
  constructor(private readonly reported: ReportedReviews) {
    super();
  }

  async waiting() {
    return { listReportedReviews: (await this.reported.open(MOST_COUNTED)).length };
  }
}
