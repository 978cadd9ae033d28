import {
  Body,
  Controller,
  Delete,
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
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';
import { ReadsBody } from '../../../../platform/infrastructure/http/bodies/body.interceptor.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { MakesAnother } from '../../../../platform/infrastructure/http/idempotency/idempotency.interceptor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import { linkNext } from '../../../../platform/infrastructure/http/replies/link-next.js';
import { Message } from '../../../../platform/infrastructure/http/replies/message.js';
import {
  assertForm,
  type FileRule,
  takeForm,
} from '../../../../platform/infrastructure/http/bodies/multipart.js';
import { Id, parse } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { CourseOverviews } from '../../application/courses/course-overviews.js';
import { CreateCourse } from '../../application/courses/create-course.js';
import { EditCourse } from '../../application/courses/edit-course.js';
import { ListCreatorCourses } from '../../application/courses/list-creator-courses.js';
import { OwnCourses } from '../../application/courses/own-courses.js';
import { RemoveCourse } from '../../application/courses/remove-course.js';
import { RemoveThumbnail } from '../../application/courses/remove-thumbnail.js';
import { StoreThumbnail } from '../../application/courses/store-thumbnail.js';
import { ApiOwnCoursesParams, OwnCoursesParams } from './catalog-query.js';
import { CoursePresenter } from './course-presenter.js';
import { CourseFields, CreateCourseBody } from './course-requests.js';
import { CourseView, CreatedCourse } from './course-view.js';
import { courseForm } from './form-bodies.js';
import { readMark, writeMark } from './page-mark.js';

const MAX_THUMBNAIL_BYTES = 5 * 1024 * 1024;
/** The only sort order of this list; cursors name it. */
const NEWEST = 'created';

/** How educators manage their courses. */
@ApiTags('Courses')
@Access('educator')
@Controller('api/course')
export class CoursesController {
  constructor(
    private readonly createCourse: CreateCourse,
    private readonly editCourse: EditCourse,
    private readonly removeCourse: RemoveCourse,
    private readonly listCreatorCourses: ListCreatorCourses,
    private readonly ownCourses: OwnCourses,
    private readonly storeThumbnail: StoreThumbnail,
    private readonly removeThumbnail: RemoveThumbnail,
    private readonly overviews: CourseOverviews,
    private readonly presenter: CoursePresenter,
  ) {}

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'listOwnCourses',
    summary: 'List your courses, newest first',
    description: 'Includes drafts, but not retired courses.',
  })
  @ApiOwnCoursesParams()
  @ApiOkResponse({ standardSchema: z.array(CourseView) })
  @Header('Cache-Control', 'private, no-cache')
  @Get('getcreatorcourses')
  async own(
    @Query({ schema: OwnCoursesParams })
    { limit, cursor, students }: z.output<typeof OwnCoursesParams>,
    @CurrentActor() actor: Actor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CourseView[]> {
    const page = { limit, after: readMark(cursor, NEWEST) };
    const { courses, next } = await this.listCreatorCourses.execute(actor.userId, page, students);
    linkNext(request, response, next && writeMark(next, NEWEST));
    return courses.map((course) => this.presenter.present(course));
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'createCourse',
    summary: 'Create a course',
    description:
      'The course starts as a draft. Add the price, picture and lectures with the calls that edit it.',
  })
  @ApiCreatedResponse({ standardSchema: CreatedCourse })
  // A program that moves a school here creates some hundred or a few thousand courses. Drafts count in no quota and
  // cost nothing.
  @LimitPerMember({ name: 'course', times: 5_000, seconds: 86_400 })
  @MakesAnother()
  @Post('create')
  async create(
    @Body({ schema: CreateCourseBody }) body: z.output<typeof CreateCourseBody>,
    @CurrentActor() { userId }: Actor,
  ): Promise<z.infer<typeof CreatedCourse>> {
    const courseId = await this.createCourse.execute({ creatorId: userId, ...body });
    return { course: this.presenter.present(await this.overviews.one(courseId, userId)) };
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'editCourse',
    summary: 'Change, publish or unpublish a course',
    description:
      'Fields you leave out keep their value; empty fields are cleared. In the reply, `missing` names what a complete course still needs. Send `version` to have an edit of a stale copy refused with 409. In production, publishing requires a confirmed email address (409 `EMAIL_NOT_VERIFIED`).',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody(courseForm)
  @ApiOkResponse({ standardSchema: CourseView })
  @ReadsBody('stream')
  @Post('editcourse/:courseId')
  @HttpCode(HttpStatus.OK)
  async edit(
    @Param('courseId', { schema: Id }) courseId: string,
    @CurrentActor() { userId }: Actor,
    @Req() request: Request,
  ): Promise<CourseView> {
    assertForm(request);
    await this.ownCourses.check(courseId, userId);
    const thumbnail: FileRule<string> = {
      maxBytes: MAX_THUMBNAIL_BYTES,
      receive: (content) => this.storeThumbnail.execute(userId, content),
      discard: (thumbnailId) => this.removeThumbnail.execute({ thumbnailId }),
    };
    await takeForm(request, 'thumbnail', thumbnail, async ({ fields, file }) => {
      const { version, ...fieldChanges } = parse(CourseFields, fields);
      const changes = { ...fieldChanges, thumbnailId: file ?? undefined };
      await this.editCourse.execute({ userId, courseId, version, changes });
    });
    return this.presenter.present(await this.overviews.one(courseId, userId));
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'removeCourse',
    summary: 'Delete or retire a course',
    description:
      'A course that nobody ever bought is deleted with its files. A course that was bought is retired: it leaves the catalog, and enrolled learners keep it.',
  })
  @ApiOkResponse({ standardSchema: Message })
  @Delete('removecourse/:courseId')
  async remove(
    @Param('courseId', { schema: Id }) courseId: string,
    @CurrentActor() { userId }: Actor,
  ): Promise<Message> {
    await this.removeCourse.execute({ userId, courseId });
    return { message: 'Course Deleted' };
  }
}
