import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { type Operator, Operations } from '../../../../platform/application/operations.js';
import {
  CurrentOperator,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/access/ops.js';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
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
    summary: 'List videos by processing state',
    description: 'Newest first. Without `state`, lists the videos that failed.',
  })
  @ApiOkResponse({ standardSchema: z.array(OpsVideoView), description: 'At most `limit` videos.' })
  @Get()
  async list(@Query({ schema: VideoWorkQuery }) { state, limit }: z.output<typeof VideoWorkQuery>) {
    return (await this.work.list(state, limit)).map(presentVideo);
  }

  @OpsWrite({
    operationId: 'rerunVideo',
    summary: 'Transcode a video again',
    description:
      'A failed video continues with what is already done; a video that plays gets the sizes it was denied before. Any other video stays as it is.',
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
