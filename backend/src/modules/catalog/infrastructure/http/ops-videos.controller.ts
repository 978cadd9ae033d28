import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { type Operator, Operations } from '../../../../platform/application/operations.js';
import {
  CurrentOperator,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/ops.js';
import { Id } from '../../../../platform/infrastructure/http/validation.js';
import { RerunVideo } from '../../application/videos/rerun-video.js';
import { VideoWork } from '../../application/videos/video-work.js';
import { OpsVideoView, presentVideo, VideoWorkQuery } from './ops-video-views.js';

@OpsArea('Media')
@Controller('api/ops/videos')
export class OpsVideosController {
  constructor(
    private readonly work: VideoWork,
    private readonly rerunVideo: RerunVideo,
    private readonly operations: Operations,
  ) {}

  @ApiOperation({
    operationId: 'listVideoWork',
    summary: 'Videos by how far they are',
    description: 'Newest first. Without a state those that failed.',
  })
  @ApiOkResponse({ standardSchema: z.array(OpsVideoView), description: 'At most `limit`.' })
  @Get()
  async list(@Query({ schema: VideoWorkQuery }) { state, limit }: z.output<typeof VideoWorkQuery>) {
    return (await this.work.list(state, limit)).map(presentVideo);
  }

  @OpsWrite({
    operationId: 'rerunVideo',
    summary: 'Have a video transcoded again',
    description:
      'A failed one goes on with what it has; one that plays gets the sizes it was denied. Others stay as they are.',
  })
  @Post(':videoId/rerun')
  rerun(
    @Param('videoId', { schema: Id }) videoId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = { operator, action: 'catalog.rerun-video', target: videoId, ...body };
    return this.operations.perform(operation, () => this.rerunVideo.execute(videoId));
  }
}
