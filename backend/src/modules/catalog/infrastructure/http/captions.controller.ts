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
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access.js';
import { ReadsBody } from '../../../../platform/infrastructure/http/body.interceptor.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/current-actor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/limits.js';
import { assertForm, readForm } from '../../../../platform/infrastructure/http/multipart.js';
import { inTime, patienceFor } from '../../../../platform/infrastructure/http/slow-clients.js';
import { HIDDEN, Id, parse } from '../../../../platform/infrastructure/http/validation.js';
import { OwnCourses } from '../../application/courses/own-courses.js';
import { PutCaptions } from '../../application/lectures/put-captions.js';
import { RemoveCaptions } from '../../application/lectures/remove-captions.js';
import { ShowCaptions } from '../../application/lectures/show-captions.js';
import { CaptionsInvalid } from '../../domain/caption-text.js';
import { Captions, presentCaption } from './caption-view.js';
import { TokenScope } from '../../../../platform/infrastructure/http/token-scope.js';

/** Hours of talk fit many times. */
const MAX_BYTES = 1024 * 1024;
const Language = z
  .string()
  .regex(/^[a-zA-Z0-9-]{2,35}$/, HIDDEN)
  .meta({ example: 'hi' });
const CaptionFields = z.object({ language: z.string({ error: 'Choose a language.' }).trim() });

@ApiTags('Lectures')
@Access('educator')
@Controller('api/course/captions/:lectureId')
export class CaptionsController {
  constructor(
    private readonly showCaptions: ShowCaptions,
    private readonly putCaptions: PutCaptions,
    private readonly removeCaptions: RemoveCaptions,
    private readonly ownCourses: OwnCourses,
  ) {}

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'listCaptions',
    summary: 'The languages a lecture has captions in',
    description: 'For its educator; viewers find them in the lecture.',
  })
  @ApiOkResponse({ standardSchema: Captions })
  @Header('Cache-Control', 'no-store')
  @Get()
  async list(
    @Param('lectureId', { schema: Id }) lectureId: string,
    @CurrentActor() { userId }: Actor,
  ): Promise<z.infer<typeof Captions>> {
    return (await this.showCaptions.execute(lectureId, userId)).map(presentCaption);
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'putCaptions',
    summary: 'Add or replace the captions of a language',
    description: 'WebVTT or SubRip in UTF-8. Faults are listed with their lines.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['captions', 'language'],
      properties: {
        captions: { type: 'string', format: 'binary', description: '.vtt or .srt, at most 1 MB.' },
        language: { type: 'string', example: 'hi' },
      },
    },
  })
  @ApiOkResponse({ standardSchema: Captions })
  // A course of 300 lectures in two languages. Captions are kept in the database, and no quota counts them.
  @LimitPerMember({ name: 'captions', times: 600, seconds: 86_400 })
  @ReadsBody('stream')
  @Post()
  @HttpCode(HttpStatus.OK)
  async put(
    @Param('lectureId', { schema: Id }) lectureId: string,
    @CurrentActor() actor: Actor,
    @Req() request: Request,
  ): Promise<z.infer<typeof Captions>> {
    assertForm(request);
    const { userId } = actor;
    await this.ownCourses.checkLecture(lectureId, userId);
    const { fields, file } = await readForm(request, 'captions', {
      maxBytes: MAX_BYTES,
      receive: (content) => inTime(buffer(content), patienceFor(MAX_BYTES)),
      discard: async () => undefined,
    });
    if (!file) throw new CaptionsInvalid(['Choose a .vtt or .srt file.']);
    const { language } = parse(CaptionFields, fields);
    await this.putCaptions.execute({ userId, lectureId, language, content: textOf(file) });
    return this.list(lectureId, actor);
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'removeCaptions',
    summary: 'Remove the captions of a language',
    description: 'Answers with the languages that are left.',
  })
  @ApiOkResponse({ standardSchema: Captions })
  @Delete(':language')
  async remove(
    @Param('lectureId', { schema: Id }) lectureId: string,
    @Param('language', { schema: Language }) language: string,
    @CurrentActor() actor: Actor,
  ): Promise<z.infer<typeof Captions>> {
    await this.removeCaptions.execute(actor.userId, lectureId, language);
    return this.list(lectureId, actor);
  }
}

function textOf(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new CaptionsInvalid(['The file is not text in UTF-8. Save it with that encoding.']);
  }
}
