import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { type Operator, Operations } from '../../../../platform/application/operations.js';
import {
  CurrentOperator,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/ops.js';
import { Id } from '../../../../platform/infrastructure/http/validation.js';
import {
  ModerateReview,
  type ModerateReviewCommand,
} from '../../application/moderation/moderate-review.js';
import { ReportedReviews } from '../../application/moderation/reported-reviews.js';
import { presentReported, ReportedQuery, ReportedReviewView } from './ops-review-views.js';

@OpsArea('Reviews')
@Controller('api/ops/reviews')
export class OpsReviewsController {
  constructor(
    private readonly reported: ReportedReviews,
    private readonly moderateReview: ModerateReview,
    private readonly operations: Operations,
  ) {}

  @ApiOperation({
    operationId: 'listReportedReviews',
    summary: 'Reviews that people reported and nobody has decided over',
    description: 'Those with most reports first. Hiding or showing a review settles its reports.',
  })
  @ApiOkResponse({ standardSchema: z.array(ReportedReviewView), description: 'At most `limit`.' })
  @Get('reported')
  async listReported(@Query({ schema: ReportedQuery }) { limit }: z.output<typeof ReportedQuery>) {
    return (await this.reported.open(limit)).map(presentReported);
  }

  @OpsWrite({
    operationId: 'hideReview',
    summary: 'Take a review out of sight',
    description: 'Its stars stop counting. Its author can still edit it; it stays hidden.',
  })
  @Post(':reviewId/hide')
  hide(
    @Param('reviewId', { schema: Id }) reviewId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    return this.moderate({ reviewId, decision: 'hide' }, body, operator);
  }

  @OpsWrite({
    operationId: 'showReview',
    summary: 'Leave or put a review back in sight',
    description: 'Settles the reports about it as unfounded.',
  })
  @Post(':reviewId/show')
  show(
    @Param('reviewId', { schema: Id }) reviewId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    return this.moderate({ reviewId, decision: 'show' }, body, operator);
  }

  private moderate(command: ModerateReviewCommand, body: OpsBody, operator: Operator) {
    const { reviewId: target, decision } = command;
    const operation = { operator, action: `reviews.${decision}-review`, target, ...body };
    return this.operations.perform(operation, () => this.moderateReview.execute(command));
  }
}
