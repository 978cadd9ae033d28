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
  Req,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import type { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';
import { ReadsBody } from '../../../../platform/infrastructure/http/bodies/body.interceptor.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import { MakesAnother } from '../../../../platform/infrastructure/http/idempotency/idempotency.interceptor.js';
import { Message } from '../../../../platform/infrastructure/http/replies/message.js';
import {
  assertForm,
  type FileRule,
  takeForm,
} from '../../../../platform/infrastructure/http/bodies/multipart.js';
import {
  type BodyAfter,
  Id,
  JudgedAfter,
  parse,
} from '../../../../platform/infrastructure/http/bodies/validation.js';
import { CreateLecture } from '../../application/lectures/create-lecture.js';
import { EditLecture } from '../../application/lectures/edit-lecture.js';
import type { LectureDetail } from '../../application/lectures/lecture-details.js';
import { OwnCourses } from '../../application/courses/own-courses.js';
import { RemoveLecture } from '../../application/lectures/remove-lecture.js';
import {
  type OutlinedLecture,
  ReorderLectures,
} from '../../application/lectures/reorder-lectures.js';
import { ShowLectures } from '../../application/lectures/show-lectures.js';
import { StoreForm } from '../../application/uploads/store-form.js';
import { type StoredUpload, StoreUpload } from '../../application/uploads/store-upload.js';
import { MAX_FORM_BYTES } from '../../domain/uploads/upload.js';
import { CreateLectureBody, LectureFields, ReorderLecturesBody } from './course-requests.js';
import { lectureForm } from './form-bodies.js';
import { CourseLectures, CreatedLecture, Lecture, presentLecture } from './lecture-view.js';
import { formUnderWay } from './form-under-way.js';
import { outlineTagOf } from './outline-tag.js';

@ApiTags('Lectures')
@Access('educator')
@Controller('api/course')
export class LecturesController {
  constructor(
    private readonly createLecture: CreateLecture,
    private readonly editLecture: EditLecture,
    private readonly removeLecture: RemoveLecture,
    private readonly reorderLectures: ReorderLectures,
    private readonly showLectures: ShowLectures,
    private readonly ownCourses: OwnCourses,
    private readonly storeForm: StoreForm,
    private readonly storeUpload: StoreUpload,
  ) {}

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'listLectures',
    summary: 'List the lectures of a course',
    description:
      'In the order set by the educator. `videoUrl` is null for lectures you may not watch.',
  })
  @ApiOkResponse({ standardSchema: CourseLectures })
  @Access('member')
  @Header('Cache-Control', 'private, no-cache')
  @Get('getcourselecture/:courseId')
  async list(
    @Param('courseId', { schema: Id }) courseId: string,
    @CurrentActor() actor: Actor,
  ): Promise<z.infer<typeof CourseLectures>> {
    const { courseTitle, lectures } = await this.showLectures.execute(courseId, actor.userId);
    return { ...presentLectures(lectures), courseTitle };
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'createLecture',
    summary: 'Add a lecture to the end of a course',
    description:
      'Creates the lecture without a video; add the video with `editlecture`. A course can have at most 300 lectures.',
  })
  @ApiCreatedResponse({ standardSchema: CreatedLecture })
  // The reply names all lectures of the course and is kept for a day, for repetitions.
  @LimitPerMember({ name: 'lecture', times: 20_000, seconds: 86_400 })
  @MakesAnother()
  @Post('createlecture/:courseId')
  async create(
    @Param('courseId', { schema: Id }) courseId: string,
    @Body({ schema: new JudgedAfter(CreateLectureBody) })
    bodyAfter: BodyAfter<typeof CreateLectureBody>,
    @CurrentActor() { userId }: Actor,
  ): Promise<z.infer<typeof CreatedLecture>> {
    const check = () => this.ownCourses.check(courseId, userId);
    const { lectureTitle: title, sectionTitle } = await bodyAfter(check);
    const given = { userId, courseId, title, sectionTitle };
    const lectureId = await this.createLecture.execute(given);
    const { lectures } = await this.showLectures.execute(courseId, userId);
    return {
      lecture: presentLecture(named(lectureId, lectures)),
      ...presentLectures(lectures),
    };
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'editLecture',
    summary: 'Change a lecture or its video',
    description:
      'Fields you leave out keep their value. When you replace the video, the old one keeps playing until the new one is ready.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody(lectureForm)
  @ApiOkResponse({ standardSchema: Lecture })
  @ReadsBody('stream')
  @Post('editlecture/:lectureId')
  @HttpCode(HttpStatus.OK)
  async edit(
    @Param('lectureId', { schema: Id }) lectureId: string,
    @CurrentActor() { userId }: Actor,
    @Req() request: Request,
  ): Promise<z.infer<typeof Lecture>> {
    assertForm(request);
    await this.ownCourses.checkLecture(lectureId, userId);
    const form = formUnderWay(request, userId, MAX_FORM_BYTES);
    const video: FileRule<StoredUpload> = {
      maxBytes: MAX_FORM_BYTES,
      receive: (content) =>
        this.storeForm.execute(form, content, (bytes) => this.storeUpload.execute(bytes)),
      discard: (stored) => this.storeUpload.discard(stored),
    };
    const courseId = await takeForm(
      request,
      'videoUrl',
      video,
      async ({ fields, file: upload }) => {
        const { lectureTitle: title, isPreviewFree, uploadId } = parse(LectureFields, fields);
        const changes = { title, isPreviewFree };
        // A file in the form takes precedence over `uploadId`.
        const taken = upload ? { upload } : { upload: null, uploadId };
        return this.editLecture.execute({ userId, lectureId, changes, ...taken });
      },
    ).finally(() => this.storeForm.end(form));
    const { lectures } = await this.showLectures.execute(courseId, userId);
    return presentLecture(named(lectureId, lectures));
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'removeLecture',
    summary: 'Remove a lecture',
    description:
      'The video is kept for seven more days. The files for learners (handouts) are gone at once, and the progress of learners is recalculated.',
  })
  @ApiOkResponse({ standardSchema: Message })
  @Delete('removelecture/:lectureId')
  async remove(
    @Param('lectureId', { schema: Id }) lectureId: string,
    @CurrentActor() { userId }: Actor,
  ): Promise<Message> {
    await this.removeLecture.execute({ userId, lectureId });
    return { message: 'Lecture Removed' };
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'reorderLectures',
    summary: 'Set the order and the sections of all lectures of a course',
    description:
      'Name every lecture of the course exactly once, in the new order. Any other list is refused with 409: the course was changed in the meantime. A section is a title for the lectures from the one it begins with to the next section; when its first lecture is removed, it goes on with the next.',
  })
  @ApiOkResponse({ standardSchema: CourseLectures })
  @LimitPerMember({ name: 'lecture-order', times: 2_000, seconds: 86_400 })
  @Post('reorderlectures/:courseId')
  @HttpCode(HttpStatus.OK)
  async reorder(
    @Param('courseId', { schema: Id }) courseId: string,
    @Body({ schema: new JudgedAfter(ReorderLecturesBody) })
    bodyAfter: BodyAfter<typeof ReorderLecturesBody>,
    @CurrentActor() actor: Actor,
  ): Promise<z.infer<typeof CourseLectures>> {
    const check = () => this.ownCourses.check(courseId, actor.userId);
    const { outlineTag, ...outline } = await bodyAfter(check);
    const isKnown = (lectures: readonly OutlinedLecture[]) =>
      outlineTag === undefined || outlineTag === outlineTagOf(lectures);
    await this.reorderLectures.execute({ userId: actor.userId, courseId, ...outline, isKnown });
    return this.list(courseId, actor);
  }
}

const presentLectures = (lectures: readonly LectureDetail[]) => ({
  lectures: lectures.map(presentLecture),
  outlineTag: outlineTagOf(lectures),
});

function named(lectureId: string, lectures: readonly LectureDetail[]): LectureDetail {
  const lecture = lectures.find(({ id }) => id === lectureId);
  // The lecture was removed between the change and the response.
  if (!lecture) throw new NotFound();
  return lecture;
}
