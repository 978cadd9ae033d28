import { Controller, Get, Param, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Files } from '../../../../platform/application/files.js';
import { HotFiles } from '../../../../platform/infrastructure/files/hot-files.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Access } from '../../../../platform/infrastructure/http/access.js';
import { ApiFileReply } from '../../../../platform/infrastructure/http/api-file-reply.js';
import { sendBytes, sendFile } from '../../../../platform/infrastructure/http/send-file.js';
import { HIDDEN, Id } from '../../../../platform/infrastructure/http/validation.js';
import {
  CatalogApi,
  renditionFolder,
  storyboardKey,
  videoPosterKey,
  videoSourceKey,
} from '../../../catalog/contract.js';
import { MediaGate } from './media-gate.js';
import { SessionFirst } from './session-first.js';

const PLAYLIST = 'application/vnd.apple.mpegurl';
const LINK_SECONDS = 300;
/** A segment is never written twice under one name. */
export const FOR_EVER = 'private, max-age=31536000, immutable';
/** A playlist may grow while its video is being processed. */
const ASK_AGAIN = 'private, no-cache';

const Rung = z
  .string()
  .regex(/^\d{1,4}p$/, HIDDEN)
  .meta({ example: '720p', description: 'The shorter side of the picture.' });
const MediaFile = z
  .string()
  .regex(/^(init(-\d{1,6})?\.mp4|segment-\d{1,6}\.m4s)$/, HIDDEN)
  .meta({ example: 'segment-0.m4s', description: 'As the playlist names it.' });

const StoryboardKind = z.enum(['vtt', 'jpg'], { error: HIDDEN });
const Track = z
  .string()
  .regex(/^[a-zA-Z0-9-]{2,35}\.vtt$/, HIDDEN)
  .meta({ example: 'hi.vtt' });

/** Videos for those who may watch them. `open` means only that the gate, not the guard, asks for the session. */
@ApiTags('Playback')
@ApiSecurity('session')
@ApiSecurity('media')
@Access('open')
@UseInterceptors(SessionFirst)
@Controller('api/media/:videoId')
export class MediaController {
  constructor(
    private readonly gate: MediaGate,
    private readonly catalog: CatalogApi,
    private readonly files: Files,
    private readonly hot: HotFiles,
  ) {}

  @ApiOperation({
    operationId: 'getMasterPlaylist',
    summary: 'HLS multivariant playlist; opens the video for its segments',
    description:
      'Where a player begins. Sets the pass (a cookie of five minutes) that its segments need.',
  })
  @ApiProduces(PLAYLIST)
  @ApiOkResponse({ schema: { type: 'string' } })
  @Get('master.m3u8')
  async master(
    @Param('videoId', { schema: Id }) videoId: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.gate.admitBySession(request, response, videoId);
    const playlist = await this.catalog.masterPlaylistOf(videoId);
    if (playlist === null) throw new NotFound();
    response.setHeader('Cache-Control', ASK_AGAIN);
    response.type(PLAYLIST).send(playlist);
  }

  @ApiOperation({
    operationId: 'getPoster',
    summary: 'Still picture of a video',
    description: 'A frame of the video, for who may watch it.',
  })
  @ApiFileReply(['image/jpeg'])
  @Get('poster.jpg')
  async poster(
    @Param('videoId', { schema: Id }) videoId: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.gate.admit(request, response, videoId);
    response.setHeader('Cache-Control', ASK_AGAIN);
    await sendFile(this.files, videoPosterKey(videoId), request, response);
  }

  @ApiOperation({
    operationId: 'getOriginal',
    summary: 'The upload itself, for videos without renditions; byte ranges',
    description: 'The file as the educator uploaded it, where it plays as it is; byte ranges.',
  })
  @ApiFileReply(['video/mp4', 'video/webm'], { redirects: true })
  @Get('original')
  async original(
    @Param('videoId', { schema: Id }) videoId: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { originalType } = await this.gate.admitBySession(request, response, videoId);
    if (originalType === null) throw new NotFound();
    await this.pass(videoSourceKey(videoId), request, response, originalType);
  }

  @ApiOperation({
    operationId: 'getStoryboard',
    summary: 'Small pictures for looking for a place, and where each lies',
    description: 'WebVTT whose cues name parts (`#xywh`) of the JPEG beside it.',
  })
  @ApiProduces('text/vtt', 'image/jpeg')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Get('storyboard.:kind')
  async storyboard(
    @Param('videoId', { schema: Id }) videoId: string,
    @Param('kind', { schema: StoryboardKind }) kind: z.infer<typeof StoryboardKind>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.gate.admit(request, response, videoId);
    response.setHeader('Cache-Control', ASK_AGAIN);
    await sendFile(this.files, storyboardKey(videoId, `storyboard.${kind}`), request, response);
  }

  @ApiOperation({
    operationId: 'getCaptions',
    summary: 'Captions of a video in one language',
    description: 'WebVTT, for whoever may watch the video.',
  })
  @ApiProduces('text/vtt')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Get('captions/:track')
  async captions(
    @Param('videoId', { schema: Id }) videoId: string,
    @Param('track', { schema: Track }) track: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.gate.admit(request, response, videoId);
    const text = await this.catalog.captionsOf(videoId, track.slice(0, -'.vtt'.length));
    if (text === null) throw new NotFound();
    response.setHeader('Cache-Control', ASK_AGAIN);
    response.type('text/vtt; charset=utf-8').send(text);
  }

  @ApiOperation({
    operationId: 'getRenditionPlaylist',
    summary: 'HLS playlist of one picture size',
    description: 'Names the segments. Their addresses are stable and may be cached by the player.',
  })
  @ApiFileReply([PLAYLIST])
  @Get(':rung/index.m3u8')
  async rendition(
    @Param('videoId', { schema: Id }) videoId: string,
    @Param('rung', { schema: Rung }) rung: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.gate.admit(request, response, videoId);
    // Never a redirect: the names in a playlist are relative to where it came from.
    response.setHeader('Cache-Control', ASK_AGAIN);
    const key = `${renditionFolder(videoId, rung)}index.m3u8`;
    await sendFile(this.files, key, request, response);
  }

  @ApiOperation({
    operationId: 'getSegment',
    summary: 'Start or segment of one picture size (fMP4); byte ranges',
    description: 'Takes the pass that the playlist set, or asks the session and renews it.',
  })
  @ApiFileReply(['video/mp4', 'video/iso.segment'], { redirects: true })
  @Get(':rung/:file')
  async segment(
    @Param('videoId', { schema: Id }) videoId: string,
    @Param('rung', { schema: Rung }) rung: string,
    @Param('file', { schema: MediaFile }) file: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.gate.admit(request, response, videoId);
    const key = renditionFolder(videoId, rung) + file;
    const hot = await this.hot.take(key);
    if (!hot) return this.pass(key, request, response);
    response.setHeader('Cache-Control', FOR_EVER);
    sendBytes(hot, file, request, response);
  }

  private async pass(
    key: string,
    request: Request,
    response: Response,
    type?: string,
  ): Promise<void> {
    if (this.files.servesItself) {
      response.setHeader('Cache-Control', 'no-store');
      response.redirect(302, await this.files.temporaryLink(key, LINK_SECONDS));
      return;
    }
    response.setHeader('Cache-Control', FOR_EVER);
    await sendFile(this.files, key, request, response, type);
  }
}
