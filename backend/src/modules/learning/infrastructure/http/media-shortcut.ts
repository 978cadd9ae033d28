import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request, Response } from 'express';
import { HotFiles } from '../../../../platform/infrastructure/files/hot-files.js';
import { sendBytes } from '../../../../platform/infrastructure/http/send-file.js';
import { Shortcuts } from '../../../../platform/infrastructure/http/shortcuts.js';
import { FOR_EVER } from './media.controller.js';
import { MediaGate } from './media-gate.js';

const SEGMENT =
  /^\/api\/media\/([0-9a-f-]{36})\/(\d{1,4}p\/(?:init(?:-\d{1,6})?\.mp4|segment-\d{1,6}\.m4s))$/;

/** Segments in memory for holders of a young pass: most of what a school sends out, without router and database. */
@Injectable()
export class MediaShortcut implements OnModuleInit {
  constructor(
    private readonly shortcuts: Shortcuts,
    private readonly gate: MediaGate,
    private readonly hot: HotFiles,
  ) {}

  onModuleInit(): void {
    this.shortcuts.add((request, response) => this.serve(request, response));
  }

  private serve(request: Request, response: Response): boolean {
    if (request.method !== 'GET') return false;
    const [, videoId, file] = SEGMENT.exec(request.path) ?? [];
    if (!videoId || !file) return false;
    const hot = this.hot.peek(`videos/${videoId}/${file}`);
    if (!hot || !this.gate.trusts(request, videoId)) return false;
    // Under which metrics count it.
    request.route = { path: '/api/media/:videoId/:rung/:file' };
    response.setHeader('Cache-Control', FOR_EVER);
    sendBytes(hot, file, request, response);
    return true;
  }
}
