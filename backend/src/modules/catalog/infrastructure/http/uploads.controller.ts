import {
  applyDecorators,
  Controller,
  createParamDecorator,
  Delete,
  type ExecutionContext,
  Head,
  HttpException,
  Options,
  Param,
  Patch,
  Post,
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
import type { RequestWithActor } from '../../../../platform/infrastructure/http/access.guard.js';
import { Access } from '../../../../platform/infrastructure/http/access.js';
import { ReadsBody } from '../../../../platform/infrastructure/http/body.interceptor.js';
import { Id } from '../../../../platform/infrastructure/http/validation.js';
import { OwnUploads } from '../../application/uploads/own-uploads.js';
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

/** What the protocol needs of a call; nobody's is that of a call open to all. */
interface Exchange {
  readonly userId: string;
  readonly request: Request;
  readonly response: Response;
}

const Exchange = createParamDecorator((_: unknown, context: ExecutionContext): Exchange => {
  const http = context.switchToHttp();
  const request = http.getRequest<RequestWithActor>();
  return { userId: request.actor?.userId ?? '', request, response: http.getResponse<Response>() };
});

/** What all calls but the first have in common. */
const Tus = () => applyDecorators(TokenScope('courses:write'), ApiHeader(version));

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
  describe(@Exchange() exchange: Exchange): Promise<void> {
    return this.answer(exchange);
  }

  @Tus()
  @ApiOperation({
    operationId: 'beginUpload',
    summary: 'Begin the upload of a lecture video; Location names it',
    description: 'An unfinished upload of the same lecture is given up.',
  })
  @ApiHeader(length)
  @ApiHeader(metadata)
  @ApiCreatedResponse()
  @ApiPreconditionFailedResponse({ description: 'Not the version of tus spoken here.' })
  @ReadsBody('stream')
  @Post()
  begin(@Exchange() exchange: Exchange): Promise<void> {
    return this.answer(exchange);
  }

  @Tus()
  @ApiOperation({
    operationId: 'showUpload',
    summary: 'How far an upload is',
    description: 'Upload-Offset is where to go on after a broken connection.',
  })
  @ApiOkResponse()
  @Head(':uploadId')
  show(
    @Param('uploadId', { schema: Id }) uploadId: string,
    @Exchange() exchange: Exchange,
  ): Promise<void> {
    return this.answerOwn(uploadId, exchange);
  }

  @Tus()
  @ApiOperation({
    operationId: 'continueUpload',
    summary: 'Send bytes from an offset on',
    description: 'What arrives before a connection breaks is kept.',
  })
  @ApiHeader(offset)
  @ApiNoContentResponse()
  @ReadsBody('stream')
  @Patch(':uploadId')
  continue(
    @Param('uploadId', { schema: Id }) uploadId: string,
    @Exchange() exchange: Exchange,
  ): Promise<void> {
    return this.answerOwn(uploadId, exchange);
  }

  @Tus()
  @ApiOperation({
    operationId: 'cancelUpload',
    summary: 'Give an upload up',
    description: 'Its bytes go at once. One that became a video is 404.',
  })
  @ApiNoContentResponse()
  @ReadsBody('stream')
  @Delete(':uploadId')
  cancel(
    @Param('uploadId', { schema: Id }) uploadId: string,
    @Exchange() exchange: Exchange,
  ): Promise<void> {
    return this.answerOwn(uploadId, exchange);
  }

  /** Whose upload it is comes before everything the protocol has to say. */
  private async answerOwn(uploadId: string, exchange: Exchange): Promise<void> {
    await this.ownUploads.find(uploadId, exchange.userId);
    return this.answer(exchange);
  }

  private async answer({ userId, request, response }: Exchange): Promise<void> {
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
