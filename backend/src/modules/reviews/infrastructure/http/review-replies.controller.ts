import { Body, Controller, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import {
  CurrentActor,
  Visitor,
} from '../../../../platform/infrastructure/http/access/current-actor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import { Message } from '../../../../platform/infrastructure/http/replies/message.js';
import {
  type BodyAfter,
  Id,
  JudgedAfter,
} from '../../../../platform/infrastructure/http/bodies/validation.js';
import { ReplyToReview } from '../../application/reviews/reply-to-review.js';
import { ReportReview } from '../../application/moderation/report-review.js';
import { ShowCourseRating } from '../../application/ratings/show-course-rating.js';
import { AuthoredReviews } from '../../application/reviews/authored-reviews.js';
import {
  CourseRatingView,
  presentRating,
  presentReview,
  ReplyBody,
  ReportBody,
  ReviewView,
} from './review-schemas.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';

/** Rating counts, replies and reports. */
@ApiTags('Reviews')
@Controller('api/review')
export class ReviewRepliesController {
  constructor(
    private readonly showCourseRating: ShowCourseRating,
    private readonly replyToReview: ReplyToReview,
    private readonly reportReview: ReportReview,
    private readonly authored: AuthoredReviews,
  ) {}

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'getCourseRating',
    summary: 'Get the distribution of the ratings of a course',
    description:
      'Updated whenever a review is added, changed or removed. Hidden reviews do not count.',
  })
  @ApiOkResponse({ standardSchema: CourseRatingView, description: 'The distribution.' })
  @Access('visitor')
  @Header('Cache-Control', 'private, no-cache')
  @Get('course/:courseId/rating')
  async rating(
    @Param('courseId', { schema: Id }) courseId: string,
    @Visitor() viewer: Actor | null,
  ) {
    const viewerId = viewer?.userId ?? null;
    return presentRating(await this.showCourseRating.execute({ courseId, viewerId }));
  }

  @ApiOperation({
    operationId: 'replyToReview',
    summary: 'Reply in public to a review of your course',
    description: 'Replaces your earlier reply. An empty text removes it.',
  })
  @ApiOkResponse({ standardSchema: ReviewView, description: 'The review with its reply.' })
  @Access('educator')
  @Put('reply/:reviewId')
  async reply(
    @CurrentActor() { userId }: Actor,
    @Param('reviewId', { schema: Id }) reviewId: string,
    @Body({ schema: new JudgedAfter(ReplyBody) }) bodyAfter: BodyAfter<typeof ReplyBody>,
  ) {
    const { text } = await bodyAfter(() => this.replyToReview.check(reviewId, userId));
    const review = await this.replyToReview.execute({ reviewId, educatorId: userId, text });
    return presentReview(await this.authored.withAuthor(review));
  }

  @ApiOperation({
    operationId: 'reportReview',
    summary: 'Report a review to staff',
    description:
      'Open to anyone who can see the review. Its author can report it only when it has a reply; the report is then about the reply. A second report by the same person replaces the first.',
  })
  @ApiOkResponse({ standardSchema: Message, description: 'The report was received.' })
  @Access('member')
  @HttpCode(200)
  @Post('report/:reviewId')
  @LimitPerMember({ name: 'report', times: 20, seconds: 86_400 })
  async report(
    @CurrentActor() { userId }: Actor,
    @Param('reviewId', { schema: Id }) reviewId: string,
    @Body({ schema: new JudgedAfter(ReportBody) }) bodyAfter: BodyAfter<typeof ReportBody>,
  ) {
    const report = await bodyAfter(() => this.reportReview.check(reviewId, userId));
    await this.reportReview.execute({ reviewId, reporterId: userId, ...report });
    return { message: 'Thank you. We will look at this review.' };
  }
}
