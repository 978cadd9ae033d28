import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { EventStreams } from '../../../../platform/infrastructure/http/replies/event-streams.js';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
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
    summary: 'Get the status of the newest upload of a lecture',
    description: 'Shows the educator how far the upload and its transcoding are.',
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
    summary: 'Follow the status of the newest upload as server-sent events',
    description:
      'Sends a LectureStatus at once and after each change, until nothing is in progress any more. Comments in between keep the connection open.',
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
