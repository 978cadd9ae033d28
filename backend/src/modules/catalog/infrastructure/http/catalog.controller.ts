import {
  applyDecorators,
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';
import {
  CurrentActor,
  Visitor,
} from '../../../../platform/infrastructure/http/access/current-actor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import { linkNext } from '../../../../platform/infrastructure/http/replies/link-next.js';
import { ReadyReplies } from '../../../../platform/infrastructure/http/replies/ready-replies.js';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { ListPublishedCourses } from '../../application/courses/list-published-courses.js';
import { ShowCourse } from '../../application/courses/show-course.js';
import { ShowCreator } from '../../application/courses/show-creator.js';
import { ApiPublishedParams, PublishedParams, publishedQueryOf } from './catalog-query.js';
import { CoursePresenter } from './course-presenter.js';
import { CreatorBody } from './course-requests.js';
import { CourseDetailView, CourseView, CreatorCardView } from './course-view.js';
import { writeMark } from './page-mark.js';

/** Members' pages are private; visitors' ones are kept by `ReadyReplies`. */
export const OF_A_PAGE = 'private, no-cache';

/** `PageShortcut` answers members in its place: a guard or limit added here must be added there. */
const PublishedList = (operationId: string, description: string) =>
  applyDecorators(
    TokenScope('courses:read'),
    ApiOperation({ operationId, summary: 'List published courses, page by page', description }),
    ApiPublishedParams(),
    ApiOkResponse({ standardSchema: z.array(CourseView) }),
    Access('visitor'),
    Header('Cache-Control', OF_A_PAGE),
  );

/** The public catalog. */
@ApiTags('Catalog')
@Controller('api/course')
export class CatalogController {
  constructor(
    private readonly listPublishedCourses: ListPublishedCourses,
    private readonly showCourse: ShowCourse,
    private readonly showCreator: ShowCreator,
    private readonly presenter: CoursePresenter,
    private readonly ready: ReadyReplies,
  ) {}

  @PublishedList(
    'listPublishedCoures',
    'The misspelled address that the web client has always used. New integrations should use `getpublishedcourses`.',
  )
  @Get('getpublishedcoures')
  published(
    @Query({ schema: PublishedParams }) params: z.output<typeof PublishedParams>,
    @Visitor() viewer: Actor | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    return this.page(params, viewer, request, response);
  }

  @PublishedList(
    'listPublishedCourses',
    'The same list as `getpublishedcoures`, at an address that is spelled correctly.',
  )
  @Get('getpublishedcourses')
  publishedCourses(
    @Query({ schema: PublishedParams }) params: z.output<typeof PublishedParams>,
    @Visitor() viewer: Actor | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    return this.page(params, viewer, request, response);
  }

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'getCourse',
    summary: 'Get a course with everything its page shows',
    description:
      'Available for published courses, your own and those you bought; any other course answers 404. Includes the lectures, the first reviews, the educator and their other courses.',
  })
  @ApiOkResponse({ standardSchema: CourseDetailView })
  @Access('member')
  @Header('Cache-Control', 'private, no-cache')
  @Get('getcourse/:courseId')
  async course(
    @Param('courseId', { schema: Id }) courseId: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const detail = await this.showCourse.execute(courseId, actor.userId);
    response.type('json');
    return this.presenter.writeDetail(detail);
  }

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'getCreator',
    summary: 'Get the card of an educator',
    description:
      'Available for educators with a published or sold course, and for yourself; any other id answers 404.',
  })
  @ApiOkResponse({ standardSchema: CreatorCardView })
  @Access('member')
  @LimitPerMember({ name: 'creator-card', times: 60, seconds: 60 })
  @Post('getcreator')
  @HttpCode(HttpStatus.OK)
  async creator(
    @Body({ schema: CreatorBody }) { userId }: z.output<typeof CreatorBody>,
    @CurrentActor() actor: Actor,
  ): Promise<CreatorCardView> {
    return this.presenter.presentCreator(await this.showCreator.execute(userId, actor.userId));
  }

  /** Assembles JSON from rendered cards, so that nothing is parsed only to be serialized again. */
  private async page(
    params: z.output<typeof PublishedParams>,
    viewer: Actor | null,
    request: Request,
    response: Response,
  ): Promise<string> {
    const viewerId = viewer?.userId ?? null;
    response.type('json');
    return this.ready.answer(
      request,
      response,
      () => this.listPublishedCourses.execute(publishedQueryOf(params), viewerId),
      ({ next, courses }) => {
        linkNext(request, response, next && writeMark(next, params.sort));
        return `[${courses.join(',')}]`;
      },
    );
  }
}
