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
import { Access } from '../../../../platform/infrastructure/http/access.js';
import { TokenScope } from '../../../../platform/infrastructure/http/token-scope.js';
import { ReadsBody } from '../../../../platform/infrastructure/http/body.interceptor.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/current-actor.js';
import { MakesAnother } from '../../../../platform/infrastructure/http/idempotency.interceptor.js';
import { linkNext } from '../../../../platform/infrastructure/http/link-next.js';
import { Message } from '../../../../platform/infrastructure/http/message.js';
import {
  assertForm,
  type FileRule,
  takeForm,
} from '../../../../platform/infrastructure/http/multipart.js';
import { Id, parse } from '../../../../platform/infrastructure/http/validation.js';
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
/** The one order of this list; cursors name it. */
const NEWEST = 'created';

/** What educators do with their courses. */
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
    summary: 'Your courses, drafts included, newest first',
    description: 'Drafts included, newest first. Retired courses are gone from here.',
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
    summary: 'Start a draft',
    description: 'A draft. Price, pictures and lectures come with the calls that edit it.',
  })
  @ApiCreatedResponse({ standardSchema: CreatedCourse })
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
      'A field that is left out stays, an empty one is cleared. `missing` names what a complete course still needs. With `version`, an edit of a stale copy is 409. In production, publishing needs a confirmed email address (409 `EMAIL_NOT_VERIFIED`).',
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
      receive: (content) => this.storeThumbnail.execute(content),
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
    summary: 'Delete a course; those who bought it keep it',
    description:
      'A course nobody ever bought is deleted with its files. One that was bought is retired: gone from the catalog, kept by those who enrolled.',
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
