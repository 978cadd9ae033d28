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
import { sendFile, UNSEEN } from '../../../../platform/infrastructure/http/replies/send-file.js';
import { OwnCourses } from '../../application/courses/own-courses.js';
import { AddHandout } from '../../application/handouts/add-handout.js';
import { RemoveHandout } from '../../application/handouts/remove-handout.js';
import { ShowHandouts } from '../../application/handouts/show-handouts.js';
import { type StoredHandout, StoreHandout } from '../../application/handouts/store-handout.js';
import { FormUnderWay } from '../../application/uploads/forms-under-way.js';
import {
  HANDOUT_TYPES,
  handoutKey,
  MAX_HANDOUT_BYTES,
  MAX_HANDOUTS,
} from '../../domain/handouts/handout.js';
import { Handouts, presentHandout } from './handout-view.js';

const LINK_SECONDS = 300;

@ApiTags('Lectures')
@Access('educator')
@Controller('api/course/handouts/:lectureId')
export class HandoutsController {
  constructor(
    private readonly showHandouts: ShowHandouts,
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
    return (await this.showHandouts.ofLecture(lectureId, userId)).map(presentHandout);
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'addHandout',
    summary: 'Offer a file beside a lecture',
    description: `Learners of the course can download it. A file of the same name takes the place of the earlier one. A lecture can have at most ${MAX_HANDOUTS} files. Accepted types: ${HANDOUT_TYPES.join(', ')}.`,
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
    // Unknown for a chunked body.
    const length = request.headers['content-length'];
    const announced = length === undefined ? null : Number(length);
    const form = new FormUnderWay(userId, announced, MAX_HANDOUT_BYTES);
    const rule: FileRule<StoredHandout> = {
      maxBytes: MAX_HANDOUT_BYTES,
      receive: (content, name) => this.storeHandout.execute(form, content, name),
      discard: (stored) => this.storeHandout.discard(stored),
    };
    await takeForm(request, 'file', rule, async ({ file: stored }) => {
      if (!stored) throw InvalidInput.field('file', 'Choose a file.');
      await this.addHandout.execute({ userId, lectureId, stored });
    }).finally(() => this.storeHandout.end(form));
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
    @CurrentActor() { userId }: Actor,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { name } = await this.showHandouts.one(lectureId, handoutId, userId);
    const key = handoutKey(handoutId);
    if (this.files.servesItself) {
      response.setHeader('Cache-Control', 'no-store');
      response.redirect(302, await this.files.temporaryLink(key, LINK_SECONDS, name));
      return;
    }
    response.setHeader('Cache-Control', 'private, no-cache');
    response.attachment(name);
    await sendFile(this.files, key, request, response, UNSEEN);
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'removeHandout',
    summary: 'Remove a file of a lecture',
    description: 'Returns the remaining files.',
  })
  @ApiOkResponse({ standardSchema: Handouts })
  @Delete(':handoutId')
  async remove(
    @Param('lectureId', { schema: Id }) lectureId: string,
    @Param('handoutId', { schema: Id }) handoutId: string,
    @CurrentActor() actor: Actor,
  ): Promise<z.infer<typeof Handouts>> {
    await this.removeHandout.execute(actor.userId, lectureId, handoutId);
    return this.list(lectureId, actor);
  }
}
