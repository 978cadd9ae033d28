import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { type Operator, Operations } from '../../../../platform/application/operations.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import {
  CurrentOperator,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/access/ops.js';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
import {
  ModerateReview,
  type ModerateReviewCommand,
} from '../../application/moderation/moderate-review.js';
import { RemoveReply } from '../../application/moderation/remove-reply.js';
import { ReportedReviews } from '../../application/moderation/reported-reviews.js';
import {
  ModeratedReviewView,
  presentModerated,
  presentReported,
  ReportedQuery,
  ReportedReviewView,
} from './ops-review-views.js';

@OpsArea('Reviews')
@Controller('api/ops/reviews')
export class OpsReviewsController {
  constructor(
    private readonly reported: ReportedReviews,
    private readonly moderateReview: ModerateReview,
    private readonly removeReply: RemoveReply,
    private readonly operations: Operations,
  ) {}

  @ApiOperation({
    operationId: 'listReportedReviews',
    summary: 'List reported reviews that await a decision',
    description:
      'Those with most reports come first. Hiding or showing a review settles its reports, and so does removing its reply. A report by the author of the review is about the reply.',
  })
  @ApiOkResponse({
    standardSchema: z.array(ReportedReviewView),
    description: 'At most `limit` reviews.',
  })
  @Get('reported')
  async listReported(@Query({ schema: ReportedQuery }) { limit }: z.output<typeof ReportedQuery>) {
    return (await this.reported.open(limit)).map(presentReported);
  }

  @ApiOperation({
    operationId: 'readReview',
    summary: 'Get a review and the reply to it',
    description: 'Works for hidden reviews too, so that you can read one before you show it again.',
  })
  @ApiOkResponse({ standardSchema: ModeratedReviewView, description: 'The review.' })
  @Get(':reviewId')
  async read(@Param('reviewId', { schema: Id }) reviewId: string) {
    const review = await this.reported.one(reviewId);
    if (!review) throw new NotFound();
    return presentModerated(review);
  }

  @OpsWrite({
    operationId: 'hideReview',
    summary: 'Hide a review',
    description: 'Its stars no longer count. Its author can still edit it, but it stays hidden.',
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
    summary: 'Show a hidden review again, or keep a reported one visible',
    description: 'Settles the reports about the review as unfounded.',
  })
  @Post(':reviewId/show')
  show(
    @Param('reviewId', { schema: Id }) reviewId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    return this.moderate({ reviewId, decision: 'show' }, body, operator);
  }

  @OpsWrite({
    operationId: 'removeReviewReply',
    summary: "Remove the educator's reply to a review",
    danger: 'The text is deleted. The educator can write another reply.',
    description: 'The review stays as it is, and the reports about it are settled.',
  })
  @Post(':reviewId/remove-reply')
  removeReviewReply(
    @Param('reviewId', { schema: Id }) reviewId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = { operator, action: 'reviews.remove-reply', target: reviewId, ...body };
    return this.operations.perform(operation, () => this.removeReply.execute({ reviewId }));
  }

  private moderate(command: ModerateReviewCommand, body: OpsBody, operator: Operator) {
    const { reviewId: target, decision } = command;
    const operation = { operator, action: `reviews.${decision}-review`, target, ...body };
    return this.operations.perform(operation, () => this.moderateReview.execute(command));
  }
}
