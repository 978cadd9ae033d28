import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type HotFile, HotFiles } from '../../../../platform/infrastructure/files/hot-files.js';
import {
  type HeaderList,
  headersOfKept,
  sendKept,
} from '../../../../platform/infrastructure/http/replies/send-kept.js';
import { Shortcuts } from '../../../../platform/infrastructure/http/server/shortcuts.js';
import { videoFolder } from '../../../catalog/contract.js';
import { FOR_EVER } from './media.controller.js';
import { MediaGate } from './media-gate.js';

const SEGMENT =
  /^\/api\/media\/([0-9a-f-]{36})\/(\d{1,4}p\/(?:init(?:-\d{1,6})?\.mp4|segment-\d{1,6}\.m4s))(?:\?|$)/;

/** Serves cached segments to holders of a young pass, which is most of the traffic, without Express or the database. */
@Injectable()
export class MediaShortcut implements OnModuleInit {
  private readonly headers = new WeakMap<HotFile, HeaderList>();

  constructor(
    private readonly shortcuts: Shortcuts,
    private readonly gate: MediaGate,
    private readonly hot: HotFiles,
  ) {}

  onModuleInit(): void {
    this.shortcuts.add((...parts) => this.serve(...parts));
  }

  private serve(request: Request, response: Response, always: HeaderList): boolean {
    if (request.method !== 'GET') return false;
    const [, videoId, file] = SEGMENT.exec(request.url) ?? [];
    if (!videoId || !file) return false;
    const hot = this.hot.peek(videoFolder(videoId) + file);
    if (!hot || !this.gate.trusts(request, videoId)) return false;
    // The route under which metrics count it.
    request.route = { path: '/api/media/:videoId/:rung/:file' };
    const id = (request as { id?: string }).id ?? '';
    const headers = [...this.headersOf(hot, file, always), 'X-Request-Id', id];
    return sendKept(hot, headers, request, response);
  }

  private headersOf(hot: HotFile, name: string, always: HeaderList): HeaderList {
    const known = this.headers.get(hot);
    if (known) return known;
    const headers = headersOfKept(hot, name, always, FOR_EVER);
    this.headers.set(hot, headers);
    return headers;
  }
}
