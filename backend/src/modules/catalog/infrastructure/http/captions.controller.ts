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
import { RateLimited } from '../../../../platform/application/rate-limits.js';
import { MemberPlaces } from '../../../../platform/infrastructure/calls/member-places.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { ReadsBody } from '../../../../platform/infrastructure/http/bodies/body.interceptor.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import {
  assertForm,
  type FileRule,
  takeForm,
} from '../../../../platform/infrastructure/http/bodies/multipart.js';
import {
  inTime,
  patienceFor,
} from '../../../../platform/infrastructure/http/bodies/slow-clients.js';
import { HIDDEN, Id, parse } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { OwnCourses } from '../../application/courses/own-courses.js';
import { PutCaptions } from '../../application/lectures/put-captions.js';
import { RemoveCaptions } from '../../application/lectures/remove-captions.js';
import { ShowCaptions } from '../../application/lectures/show-captions.js';
import { CaptionsInvalid } from '../../domain/captions/caption-text.js';
import { Captions, presentCaption } from './caption-view.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';

/** Several times the captions of hours of speech. */
const MAX_BYTES = 1024 * 1024;
/** Of one educator: each is in memory until it is whole, and may take minutes to come. */
const MOST_AT_ONCE = 4;
const RETRY_AFTER_SECONDS = 5;
const Language = z
  .string()
  .regex(/^[a-zA-Z0-9-]{2,35}$/, HIDDEN)
  .meta({ example: 'hi' });
const CaptionFields = z.object({ language: z.string({ error: 'Choose a language.' }).trim() });

@ApiTags('Lectures')
@Access('educator')
@Controller('api/course/captions/:lectureId')
export class CaptionsController {
  private readonly places = new MemberPlaces(MOST_AT_ONCE);

  constructor(
    private readonly showCaptions: ShowCaptions,
    private readonly putCaptions: PutCaptions,
    private readonly removeCaptions: RemoveCaptions,
    private readonly ownCourses: OwnCourses,
  ) {}

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'listCaptions',
    summary: 'List the caption languages of a lecture',
    description: 'For the educator of the course. Viewers find the captions in the lecture.',
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
    summary: 'Add or replace captions in one language',
    description:
      'Accepts WebVTT or SubRip in UTF-8. A file with faults is refused, and the faults are listed with their lines.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['captions', 'language'],
      properties: {
        captions: {
          type: 'string',
          format: 'binary',
          description: 'A .vtt or .srt file of at most 1 MB.',
        },
        language: { type: 'string', example: 'hi' },
      },
    },
  })
  @ApiOkResponse({ standardSchema: Captions })
  // Enough for a course of 300 lectures in two languages. Captions are stored in the database, outside any quota.
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
    await this.places.take(
      userId,
      () => new RateLimited(RETRY_AFTER_SECONDS),
      () => this.take(lectureId, userId, request),
    );
    return this.list(lectureId, actor);
  }

  private async take(lectureId: string, userId: string, request: Request): Promise<void> {
    const rule: FileRule<Buffer> = {
      maxBytes: MAX_BYTES,
      receive: (content) => inTime(buffer(content), patienceFor(MAX_BYTES)),
      discard: async () => undefined,
    };
    await takeForm(request, 'captions', rule, async ({ fields, file }) => {
      if (!file) throw new CaptionsInvalid(['Choose a .vtt or .srt file.']);
      const { language } = parse(CaptionFields, fields);
      await this.putCaptions.execute({ userId, lectureId, language, content: textOf(file) });
    });
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'removeCaptions',
    summary: 'Remove captions in one language',
    description: 'Returns the remaining languages.',
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
