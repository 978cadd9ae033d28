import {
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Files } from '../../../../platform/application/files.js';
import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';
import { ReadsBody } from '../../../../platform/infrastructure/http/bodies/body.interceptor.js';
import {
  assertForm,
  type FileRule,
  takeForm,
} from '../../../../platform/infrastructure/http/bodies/multipart.js';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { ApiFileReply } from '../../../../platform/infrastructure/http/replies/api-file-reply.js';
import {
  leadToStore,
  sendToSave,
  UNSEEN,
} from '../../../../platform/infrastructure/http/replies/send-file.js';
import { OwnCourses } from '../../application/courses/own-courses.js';
import { AddHandout } from '../../application/handouts/add-handout.js';
import { GetHandout } from '../../application/handouts/get-handout.js';
import { ListHandouts } from '../../application/handouts/list-handouts.js';
import { RemoveHandout } from '../../application/handouts/remove-handout.js';
import { type StoredHandout, StoreHandout } from '../../application/handouts/store-handout.js';
import { StoreForm } from '../../application/uploads/store-form.js';
import {
  HANDOUT_TYPES,
  handoutKey,
  MAX_HANDOUT_BYTES,
  MAX_HANDOUTS,
  MAX_HANDOUTS_OF_COURSE,
} from '../../domain/handouts/handout.js';
import { formUnderWay } from './form-under-way.js';
import { Handouts, presentHandout } from './handout-view.js';

@ApiTags('Lectures')
@Access('educator')
@Controller('api/course/handouts/:lectureId')
export class HandoutsController {
  constructor(
    private readonly listHandouts: ListHandouts,
    private readonly getHandout: GetHandout,
    private readonly storeForm: StoreForm,
    private readonly storeHandout: StoreHandout,
    private readonly addHandout: AddHandout,
    private readonly removeHandout: RemoveHandout,
    private readonly ownCourses: OwnCourses,
    private readonly files: Files,
  ) {}

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'listHandouts',
    summary: 'List the files that a lecture offers',
    description: 'For the educator of the course. Learners find them in the lecture.',
  })
  @ApiOkResponse({ standardSchema: Handouts })
  @Header('Cache-Control', 'no-store')
  @Get()
  async list(
    @Param('lectureId', { schema: Id }) lectureId: string,
    @CurrentActor() { userId }: Actor,
  ): Promise<z.infer<typeof Handouts>> {
    return (await this.listHandouts.execute(lectureId, userId)).map(presentHandout);
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'addHandout',
    summary: 'Offer a file beside a lecture',
    description: `Learners of the course can download it. A file of the same name takes the place of the earlier one, whose address stays. A lecture can have at most ${MAX_HANDOUTS} files, and a course ${MAX_HANDOUTS_OF_COURSE}. Accepted types: ${HANDOUT_TYPES.join(', ')}.`,
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary', description: 'A file of at most 50 MB.' },
      },
    },
  })
  @ApiOkResponse({ standardSchema: Handouts })
  // Two courses with as many as they can have.
  @LimitPerMember({ name: 'handout', times: 1_000, seconds: 86_400 })
  @ReadsBody('stream')
  @Post()
  @HttpCode(HttpStatus.OK)
  async add(
    @Param('lectureId', { schema: Id }) lectureId: string,
    @CurrentActor() actor: Actor,
    @Req() request: Request,
  ): Promise<z.infer<typeof Handouts>> {
    assertForm(request);
    const { userId } = actor;
    await this.ownCourses.checkLecture(lectureId, userId);
    const form = formUnderWay(request, userId, MAX_HANDOUT_BYTES);
    const rule: FileRule<StoredHandout> = {
      maxBytes: MAX_HANDOUT_BYTES,
      receive: (content, name) => this.storeHandout.execute(form, lectureId, content, name),
      discard: (stored) => this.storeHandout.discard(stored),
    };
    await takeForm(request, 'file', rule, async ({ file: stored }) => {
      if (!stored) throw InvalidInput.field('file', 'Choose a file.');
      await this.addHandout.execute({ userId, stored });
    }).finally(() => this.storeForm.end(form));
    return this.list(lectureId, actor);
  }

  @ApiOperation({
    operationId: 'getHandout',
    summary: 'Download a file of a lecture',
    description:
      'For anyone who may watch the lecture. Browsers save it and never show it. Supports byte ranges.',
  })
  @ApiFileReply([UNSEEN], { redirects: true })
  @Access('member')
  @Get(':handoutId')
  async get(
    @Param('lectureId', { schema: Id }) lectureId: string,
    @Param('handoutId', { schema: Id }) handoutId: string,
    @CurrentActor() { userId: viewerId }: Actor,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const handout = await this.getHandout.execute({ lectureId, handoutId, viewerId });
    const { fileId, name } = handout;
    const key = handoutKey(handout, fileId);
    if (await leadToStore(this.files, key, response, name)) return;
    response.setHeader('Cache-Control', 'private, no-cache');
    await sendToSave(this.files, key, name, request, response);
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'removeHandout',
    summary: 'Remove a file of a lecture',
    description:
      'Nobody can download it any more; what is stored of it is deleted soon after. Returns the remaining files.',
  })
  @ApiOkResponse({ standardSchema: Handouts })
  @Delete(':handoutId')
  async remove(
    @Param('lectureId', { schema: Id }) lectureId: string,
    @Param('handoutId', { schema: Id }) handoutId: string,
    @CurrentActor() actor: Actor,
  ): Promise<z.infer<typeof Handouts>> {
    const { userId } = actor;
    await this.removeHandout.execute({ userId, lectureId, handoutId });
    return this.list(lectureId, actor);
  }
}
