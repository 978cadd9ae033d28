import {
  applyDecorators,
  Controller,
  Delete,
  Head,
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
import type { Response } from 'express';
import type { RequestWithActor } from '../../../../platform/infrastructure/http/access/access.guard.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { ReadsBody } from '../../../../platform/infrastructure/http/bodies/body.interceptor.js';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { OwnUploads } from '../../application/uploads/own-uploads.js';
import { TusProtocol, VERSION } from '../uploads/tus-protocol.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';

const version = { name: 'Tus-Resumable', required: true, example: VERSION };
const length = {
  name: 'Upload-Length',
  required: true,
  description: 'Size in bytes, at most 20 GiB.',
  example: '5242880',
};
const offset = {
  name: 'Upload-Offset',
  required: true,
  description: 'The number of bytes already received.',
  example: '0',
};
const metadata = {
  name: 'Upload-Metadata',
  required: true,
  description:
    '`lectureId`, `filename` and, to have the content checked at the end, `sha256` (hex). Values are base64-encoded.',
  example: 'lectureId MDE5MmYwYzEtN2I1ZS03MDAwLTgwMDAtMDAwMDAwMDAwMDAw,filename Zmlyc3QubXA0',
};

/** Decorators of all calls except the first. */
const Tus = () =>
  applyDecorators(
    TokenScope('courses:write'),
    ApiHeader(version),
    ApiPreconditionFailedResponse({
      description: 'The server does not support this version of tus.',
    }),
  );

/** Resumable uploads by tus 1.0; pass a complete one to `editLecture` as `uploadId`. */
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
    summary: 'Describe the tus 1.0 support of this server',
    description: 'Returns the version, the extensions and the maximum size as headers.',
  })
  @ApiNoContentResponse()
  @Access('open')
  @Options()
  describe(@Req() request: RequestWithActor, @Res() response: Response): Promise<void> {
    return this.answer(request, response);
  }

  @Tus()
  @ApiOperation({
    operationId: 'beginUpload',
    summary: 'Begin the upload of a lecture video',
    description:
      'The `Location` header of the reply is the address of the upload. Discards an unfinished upload of the same lecture. Pass the completed upload to `editlecture` as `uploadId`.',
  })
  @ApiHeader(length)
  @ApiHeader(metadata)
  @ApiCreatedResponse()
  @ReadsBody('stream')
  @Post()
  begin(@Req() request: RequestWithActor, @Res() response: Response): Promise<void> {
    return this.answer(request, response);
  }

  @Tus()
  @ApiOperation({
    operationId: 'showUpload',
    summary: 'Get the progress of an upload',
    description: 'After a broken connection, continue at `Upload-Offset`.',
  })
  @ApiOkResponse()
  @Head(':uploadId')
  show(
    @Param('uploadId', { schema: Id }) uploadId: string,
    @Req() request: RequestWithActor,
    @Res() response: Response,
  ): Promise<void> {
    return this.answerOwn(uploadId, request, response);
  }

  @Tus()
  @ApiOperation({
    operationId: 'continueUpload',
    summary: 'Send the next bytes of an upload',
    description:
      'Send the bytes that follow `Upload-Offset`. What arrives before a connection breaks is kept.',
  })
  @ApiHeader(offset)
  @ApiNoContentResponse()
  @ReadsBody('stream')
  @Patch(':uploadId')
  continue(
    @Param('uploadId', { schema: Id }) uploadId: string,
    @Req() request: RequestWithActor,
    @Res() response: Response,
  ): Promise<void> {
    return this.answerOwn(uploadId, request, response);
  }

  @Tus()
  @ApiOperation({
    operationId: 'cancelUpload',
    summary: 'Cancel an upload',
    description:
      'Deletes its bytes at once. An upload that has already become a video answers 404.',
  })
  @ApiNoContentResponse()
  @ReadsBody('stream')
  @Delete(':uploadId')
  cancel(
    @Param('uploadId', { schema: Id }) uploadId: string,
    @Req() request: RequestWithActor,
    @Res() response: Response,
  ): Promise<void> {
    return this.answerOwn(uploadId, request, response);
  }

  /** Checks the owner before the protocol handles the call. */
  private async answerOwn(
    uploadId: string,
    request: RequestWithActor,
    response: Response,
  ): Promise<void> {
    await this.ownUploads.find(uploadId, request.actor?.userId ?? '');
    return this.answer(request, response);
  }

  private async answer(request: RequestWithActor, response: Response): Promise<void> {
    response.setHeader('Tus-Version', VERSION);
    const { status, headers } = await this.protocol.answer(request.actor?.userId ?? '', request);
    headers.forEach((value, name) => {
      if (isOfTheProtocol(name)) response.setHeader(name, value);
    });
    response.setHeader('Cache-Control', 'no-store');
    // Its upload was discarded, or goes on elsewhere: nobody reads the rest, for which the sender would wait a minute.
    if (!request.complete) response.setHeader('Connection', 'close');
    // Without a length, Node's client closes the connection after a HEAD.
    if (status === 200) response.setHeader('Content-Length', 0);
    response.status(status).end();
  }
}

function isOfTheProtocol(name: string): boolean {
  return /^(tus-|upload-|location$)/.test(name);
}
