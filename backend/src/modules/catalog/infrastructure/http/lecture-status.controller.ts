import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access.js';
import { TokenScope } from '../../../../platform/infrastructure/http/token-scope.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/current-actor.js';
import { EventStreams } from '../../../../platform/infrastructure/http/event-streams.js';
import { Id } from '../../../../platform/infrastructure/http/validation.js';
import { ShowLectureStatus } from '../../application/lectures/show-lecture-status.js';
import { isSettled, LectureStatus, presentStatus } from './lecture-status-view.js';

@ApiTags('Lectures')
@Access('educator')
@Controller('api/course/lecturestatus/:lectureId')
export class LectureStatusController {
  constructor(
    private readonly showLectureStatus: ShowLectureStatus,
    private readonly streams: EventStreams,
  ) {}

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'getLectureStatus',
    summary: 'How the newest upload is doing',
    description: 'Its upload and transcoding, for the educator who waits.',
  })
  @ApiOkResponse({ standardSchema: LectureStatus })
  @Header('Cache-Control', 'no-store')
  @Get()
  async status(
    @Param('lectureId', { schema: Id }) lectureId: string,
    @CurrentActor() { userId }: Actor,
  ): Promise<z.infer<typeof LectureStatus>> {
    return presentStatus(lectureId, await this.showLectureStatus.execute(lectureId, userId));
  }

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'followLectureStatus',
    summary: 'The same as server-sent events: now, after each change, until nothing is going on',
    description: 'Each event carries a LectureStatus; comments in between keep the connection.',
  })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Get('events')
  async events(
    @Param('lectureId', { schema: Id }) lectureId: string,
    @CurrentActor() actor: Actor,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const look = () => this.status(lectureId, actor);
    await this.streams.send(request, response, { look, isOver: isSettled });
  }
}
