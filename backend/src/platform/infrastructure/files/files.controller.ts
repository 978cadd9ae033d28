import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Clock } from '../../application/clock.js';
import { FileMissing, Files } from '../../application/files.js';
import { Access } from '../http/access/access.js';
import { sendFile, sendToSave } from '../http/replies/send-file.js';
import { SignedLinks } from './signed-links.js';

/** Files below this prefix are public (avatars, thumbnails), and their content never changes. */
const PUBLIC_PREFIX = 'public/';

@ApiExcludeController()
@Controller('api/files')
export class FilesController {
  constructor(
    private readonly files: Files,
    private readonly links: SignedLinks,
    private readonly clock: Clock,
  ) {}

  @Access('open')
  @Get('*key')
  async serve(
    @Req() request: Request,
    @Res() response: Response,
    @Query('expires') expires?: string,
    @Query('signature') signature?: string,
    @Query('saveAs') name?: string,
  ): Promise<void> {
    const key = request.path.slice('/api/files/'.length);
    const isPublic = key.startsWith(PUBLIC_PREFIX);
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const saveAs = name === undefined ? undefined : String(name);
    const link = { key, expiresAt: Number(expires), saveAs };
    if (!isPublic && !this.links.isGood(link, String(signature), now)) throw new FileMissing();
    response.setHeader(
      'Cache-Control',
      isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
    );
    if (isPublic || saveAs === undefined) return sendFile(this.files, key, request, response);
    await sendToSave(this.files, key, saveAs, request, response);
  }
}
