import { Body, Controller, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access.js';
import { CurrentActor, Visitor } from '../../../../platform/infrastructure/http/current-actor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/limits.js';
import { Message } from '../../../../platform/infrastructure/http/message.js';
import {
  type BodyAfter,
  Id,
  JudgedAfter,
} from '../../../../platform/infrastructure/http/validation.js';
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
import { TokenScope } from '../../../../platform/infrastructure/http/token-scope.js';

/** What others make of reviews: counted, answered, reported. */
@ApiTags('Reviews')
@Controller('api/review')
export class ReviewAnswersController {
  constructor(
    private readonly showCourseRating: ShowCourseRating,
    private readonly replyToReview: ReplyToReview,
    private readonly reportReview: ReportReview,
    private readonly authored: AuthoredReviews,
  ) {}

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'getCourseRating',
    summary: 'How the ratings of a course are distributed',
    description: 'Counted as reviews come, change and go; hidden ones do not count.',
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
    summary: 'Answer a review of my course in public',
    description: 'Replaces an earlier reply; an empty text takes it back.',
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
    summary: 'Report a review to those who run the place',
    description:
      'For whoever sees the review; for its author only when it has a reply, which is meant then. A second report of the same person replaces the first.',
  })
  @ApiOkResponse({ standardSchema: Message, description: 'It will be looked at.' })
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
