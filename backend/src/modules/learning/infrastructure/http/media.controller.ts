import { Controller, Get, Param, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Files } from '../../../../platform/application/files.js';
import { HotFiles } from '../../../../platform/infrastructure/files/hot-files.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { ApiFileReply } from '../../../../platform/infrastructure/http/replies/api-file-reply.js';
import {
  leadToStore,
  sendBytes,
  sendFile,
} from '../../../../platform/infrastructure/http/replies/send-file.js';
import { HIDDEN, Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
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
/** A segment never changes under its name. */
export const FOR_EVER = 'private, max-age=31536000, immutable';
/** A playlist may grow while its video is being transcoded. */
const ASK_AGAIN = 'private, no-cache';

const Rung = z
  .string()
  .regex(/^\d{1,4}p$/, HIDDEN)
  .meta({ example: '720p', description: 'The picture size, named after the shorter side.' });
const MediaFile = z
  .string()
  .regex(/^(init(-\d{1,6})?\.mp4|segment-\d{1,6}\.m4s)$/, HIDDEN)
  .meta({ example: 'segment-0.m4s', description: 'The file name as given in the playlist.' });

const StoryboardKind = z.enum(['vtt', 'jpg'], { error: HIDDEN });
const Track = z
  .string()
  .regex(/^[a-zA-Z0-9-]{2,35}\.vtt$/, HIDDEN)
  .meta({ example: 'hi.vtt' });

/** Serves videos. `open` only means that the gate, not the guard, checks the session. */
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
    summary: 'Get the HLS multivariant playlist of a video',
    description:
      'Players begin here. Sets the pass that the segments need, as a cookie that is valid for five minutes.',
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
    summary: 'Get the poster of a video',
    description: 'A frame of the video, for anyone who may watch it.',
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
    summary: 'Get the original file of a video',
    description:
      'For videos without renditions: the file as the educator uploaded it, if it can be played as it is. Supports byte ranges.',
  })
  @ApiFileReply(['video/mp4', 'video/webm'])
  @Get('original')
  async original(
    @Param('videoId', { schema: Id }) videoId: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { originalType } = await this.gate.admitBySession(request, response, videoId);
    if (originalType === null) throw new NotFound();
    // Never a redirect: browsers ask the store alone for all that follows, for longer than a link is good for.
    response.setHeader('Cache-Control', FOR_EVER);
    await sendFile(this.files, videoSourceKey(videoId), request, response, originalType);
  }

  @ApiOperation({
    operationId: 'getStoryboard',
    summary: 'Get the storyboard of a video',
    description:
      'Small pictures that help viewers find a place in the video. The WebVTT file has cues that name parts (`#xywh`) of the JPEG.',
  })
  @ApiFileReply(['text/vtt', 'image/jpeg'])
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
    summary: 'Get the captions of a video in one language',
    description: 'A WebVTT file, for anyone who may watch the video.',
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
    summary: 'Get the HLS playlist of one picture size',
    description: 'Lists the segments. Their addresses are stable, so the player may cache them.',
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
    // Never a redirect: the names in a playlist are relative to its own URL.
    response.setHeader('Cache-Control', ASK_AGAIN);
    const key = `${renditionFolder(videoId, rung)}index.m3u8`;
    await sendFile(this.files, key, request, response);
  }

  @ApiOperation({
    operationId: 'getSegment',
    summary: 'Get an initialization or media segment of one picture size',
    description:
      'An fMP4 file; supports byte ranges. Accepts the pass that the playlist set. Without a fresh pass, checks the session and renews the pass.',
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

  private async pass(key: string, request: Request, response: Response): Promise<void> {
    if (await leadToStore(this.files, key, response)) return;
    response.setHeader('Cache-Control', FOR_EVER);
    await sendFile(this.files, key, request, response);
  }
}
