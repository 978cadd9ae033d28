import { Body, Controller, Get, Header, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';
import {
  CurrentActor,
  Visitor,
} from '../../../../platform/infrastructure/http/access/current-actor.js';
import { linkNext } from '../../../../platform/infrastructure/http/replies/link-next.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import {
  type BodyAfter,
  Id,
  JudgedAfter,
  parse,
} from '../../../../platform/infrastructure/http/bodies/validation.js';
import { GiveReview } from '../../application/reviews/give-review.js';
import { ListCourseReviews } from '../../application/reviews/list-course-reviews.js';
import { ListReviews } from '../../application/reviews/list-reviews.js';
import { type ReviewPage, AuthoredReviews } from '../../application/reviews/authored-reviews.js';
import { ReviewRight } from '../../application/reviews/review-right.js';
import { ShowOwnReview } from '../../application/reviews/show-own-review.js';
import { readMark, writeMark } from './review-mark.js';
import {
  GiveReviewBody,
  OwnReviewView,
  PageParams,
  presentReview,
  ReviewedCourse,
  ReviewView,
} from './review-schemas.js';

const LIMIT = {
  name: 'limit',
  required: false,
  schema: { type: 'integer', minimum: 1, maximum: 50 },
};
const CURSOR = { name: 'cursor', required: false, schema: { type: 'string' } };

@ApiTags('Reviews')
@Controller('api/review')
export class ReviewsController {
  constructor(
    private readonly right: ReviewRight,
    private readonly giveReview: GiveReview,
    private readonly listReviews: ListReviews,
    private readonly listCourseReviews: ListCourseReviews,
    private readonly showOwnReview: ShowOwnReview,
    private readonly authored: AuthoredReviews,
  ) {}

  @TokenScope('reviews:write')
  @ApiOperation({
    operationId: 'giveReview',
    summary: 'Review a course, or edit your review of it',
    description:
      'Only for enrolled learners. You have one review for each course: a second call edits the first review.',
  })
  @ApiCreatedResponse({ standardSchema: ReviewView, description: 'The first review.' })
  @ApiOkResponse({ standardSchema: ReviewView, description: 'The edited review.' })
  @Access('member')
  @LimitPerMember({ name: 'review', times: 50, seconds: 86_400 })
  @Post('givereview')
  async give(
    @CurrentActor() { userId }: Actor,
    @Body({ schema: new JudgedAfter(GiveReviewBody) }) bodyAfter: BodyAfter<typeof GiveReviewBody>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const given = await bodyAfter((body) =>
      this.right.assert(userId, parse(ReviewedCourse, body).courseId),
    );
    const { review, isNew } = await this.giveReview.execute({ authorId: userId, ...given });
    response.status(isNew ? 201 : 200);
    return presentReview(await this.authored.withAuthor(review));
  }

  @ApiOperation({
    operationId: 'listReviews',
    summary: 'List reviews of published courses, newest first',
    description:
      'The reviews that visitors read on the home page. Follow the `Link` header for further pages.',
  })
  @ApiQuery(LIMIT)
  @ApiQuery(CURSOR)
  @ApiOkResponse({ standardSchema: z.array(ReviewView) })
  @Access('open')
  @Header('Cache-Control', 'public, no-cache')
  @Get('allReview')
  async all(
    @Query({ schema: PageParams }) { limit, cursor }: z.output<typeof PageParams>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const page = await this.listReviews.execute({ limit, after: readMark(cursor) });
    return presentPage(page, request, response);
  }

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'listCourseReviews',
    summary: 'List the reviews of a course, newest first',
    description:
      'For published courses and any other course you may see. Follow the `Link` header for further pages.',
  })
  @ApiQuery(LIMIT)
  @ApiQuery(CURSOR)
  @ApiOkResponse({ standardSchema: z.array(ReviewView) })
  @Access('visitor')
  @Header('Cache-Control', 'private, no-cache')
  @Get('course/:courseId')
  async ofCourse(
    @Param('courseId', { schema: Id }) courseId: string,
    @Query({ schema: PageParams }) { limit, cursor }: z.output<typeof PageParams>,
    @Visitor() viewer: Actor | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const page = await this.listCourseReviews.execute({
      courseId,
      viewerId: viewer?.userId ?? null,
      limit,
      after: readMark(cursor),
    });
    return presentPage(page, request, response);
  }

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'getOwnReview',
    summary: 'Get your review of a course',
    description:
      'For any course you may see, whether or not you are enrolled. Includes a review that staff have hidden.',
  })
  @ApiOkResponse({ standardSchema: OwnReviewView, description: 'Your review, or null.' })
  @Access('member')
  @Header('Cache-Control', 'private, no-cache')
  @Get('course/:courseId/own')
  async own(
    @CurrentActor() { userId: authorId }: Actor,
    @Param('courseId', { schema: Id }) courseId: string,
  ): Promise<z.infer<typeof OwnReviewView>> {
    const review = await this.showOwnReview.execute({ courseId, authorId });
    return { review: review && presentReview(review) };
  }
}

function presentPage({ reviews, next }: ReviewPage, request: Request, response: Response) {
  linkNext(request, response, next && writeMark(next));
  return reviews.map(presentReview);
}
