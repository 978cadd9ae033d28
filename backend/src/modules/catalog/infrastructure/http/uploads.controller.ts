import {
  Controller,
  Delete,
  Head,
  HttpException,
  Options,
  Param,
  Patch,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiPreconditionFailedResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access.js';
import { ReadsBody } from '../../../../platform/infrastructure/http/body.interceptor.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/current-actor.js';
import { Id } from '../../../../platform/infrastructure/http/validation.js';
import { OwnUploads } from '../../application/own-uploads.js';
import { TusProtocol } from '../uploads/tus-protocol.js';
import { TokenScope } from '../../../../platform/infrastructure/http/token-scope.js';

const version = { name: 'Tus-Resumable', required: true, example: '1.0.0' };
const length = {
  name: 'Upload-Length',
  required: true,
  description: 'Bytes, at most 20 GiB.',
  example: '5242880',
};
const offset = {
  name: 'Upload-Offset',
  required: true,
  description: 'Bytes that are there.',
  example: '0',
};
const metadata = {
  name: 'Upload-Metadata',
  required: true,
  description: 'lectureId, filename and, to be checked at the end, sha256 (hex); values in base64.',
  example: 'lectureId MDE5MmYwYzEtN2I1ZS03MDAwLTgwMDAtMDAwMDAwMDAwMDAw,filename Zmlyc3QubXA0',
};

/** Resumable uploads as tus 1.0 has them; a complete one goes to `editLecture` as `uploadId`. */
@ApiTags('Uploads')
@Access('educator')
@Controller('api/uploads')
export class UploadsController {
  constructor(
    private readonly protocol: TusProtocol,
    private readonly ownUploads: OwnUploads,
  ) {}

  @ApiOperation({
    operationId: 'describeUploads',
    summary: 'What this server supports of tus 1.0',
    description: 'Version, extensions and the largest size, as headers.',
  })
  @ApiNoContentResponse()
  @Access('open')
  @Options()
  describe(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.answer('', request, response);
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'beginUpload',
    summary: 'Begin the upload of a lecture video; Location names it',
    description: 'An unfinished upload of the same lecture is given up.',
  })
  @ApiHeader(version)
  @ApiHeader(length)
  @ApiHeader(metadata)
  @ApiCreatedResponse()
  @ApiPreconditionFailedResponse({ description: 'Not the version of tus spoken here.' })
  @ReadsBody('stream')
  @Post()
  begin(
    @CurrentActor() { userId }: Actor,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.answer(userId, request, response);
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'showUpload',
    summary: 'How far an upload is',
    description: 'Upload-Offset is where to go on after a broken connection.',
  })
  @ApiHeader(version)
  @ApiOkResponse()
  @Head(':uploadId')
  show(
    @Param('uploadId', { schema: Id }) uploadId: string,
    @CurrentActor() { userId }: Actor,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.answerOwn(uploadId, userId, request, response);
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'continueUpload',
    summary: 'Send bytes from an offset on',
    description: 'What arrives before a connection breaks is kept.',
  })
  @ApiHeader(version)
  @ApiHeader(offset)
  @ApiNoContentResponse()
  @ReadsBody('stream')
  @Patch(':uploadId')
  continue(
    @Param('uploadId', { schema: Id }) uploadId: string,
    @CurrentActor() { userId }: Actor,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.answerOwn(uploadId, userId, request, response);
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'cancelUpload',
    summary: 'Give an upload up',
    description: 'Its bytes go at once. One that became a video is 404.',
  })
  @ApiHeader(version)
  @ApiNoContentResponse()
  @ReadsBody('stream')
  @Delete(':uploadId')
  cancel(
    @Param('uploadId', { schema: Id }) uploadId: string,
    @CurrentActor() { userId }: Actor,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.answerOwn(uploadId, userId, request, response);
  }

  /** Whose upload it is comes before everything the protocol has to say. */
  private async answerOwn(
    uploadId: string,
    userId: string,
    request: Request,
    response: Response,
  ): Promise<void> {
    await this.ownUploads.find(uploadId, userId);
    return this.answer(userId, request, response);
  }

  private async answer(userId: string, request: Request, response: Response): Promise<void> {
    const { status, headers } = await this.protocol.answer(userId, request);
    headers.forEach((value, name) => {
      if (isOfTheProtocol(name)) response.setHeader(name, value);
    });
    if (status >= 400) throw new HttpException('', status);
    response.setHeader('Cache-Control', 'no-store');
    response.status(status).end();
  }
}

function isOfTheProtocol(name: string): boolean {
  return /^(tus-|upload-|location$)/.test(name);
}
