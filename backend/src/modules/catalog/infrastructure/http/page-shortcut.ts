import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request, Response } from 'express';
import { parse } from 'node:querystring';
import type { z } from 'zod';
import { inOwnScope } from '../../../../platform/infrastructure/database/entity-scope.js';
import { Authenticator } from '../../../../platform/infrastructure/http/access/authenticator.js';
import { entityTag } from '../../../../platform/infrastructure/http/replies/entity-tag.js';
import { nextLink } from '../../../../platform/infrastructure/http/replies/link-next.js';
import type { HeaderList } from '../../../../platform/infrastructure/http/replies/send-kept.js';
import {
  Shortcuts,
  type WorkingShortcut,
} from '../../../../platform/infrastructure/http/server/shortcuts.js';
import { ListPublishedCourses } from '../../application/courses/list-published-courses.js';
import { OF_A_PAGE } from './catalog.controller.js';
import { PublishedParams, publishedQueryOf } from './catalog-query.js';
import { writeMark } from './page-mark.js';

const LIST = /^(\/api\/course\/getpublishedcour(?:es|ses))\?(.*)$/;
/** Access tokens have scopes, and known pages another answer: both are left to the route. */
const OF_THE_ROUTE = ['authorization', 'if-none-match', 'if-modified-since'] as const;

/**
 * Answers members' pages of the catalog as their route does, but without Express and Nest, which took two fifths of
 * what a page costs this process (docs/adr/0033).
 */
@Injectable()
export class PageShortcut implements OnModuleInit {
  constructor(
    private readonly shortcuts: Shortcuts,
    private readonly authenticator: Authenticator,
    private readonly list: ListPublishedCourses,
  ) {}

  onModuleInit(): void {
    this.shortcuts.addWorking(this.answer);
  }

  private readonly answer: WorkingShortcut = (request, response, always) => {
    if (request.method !== 'GET') return false;
    const [, path, search] = LIST.exec(request.url) ?? [];
    if (path === undefined || search === undefined) return false;
    if (OF_THE_ROUTE.some((name) => request.headers[name] !== undefined)) return false;
    const params = PublishedParams.safeParse(parse(search));
    if (!params.success) return false;
    // The route under which metrics and traces count it.
    request.route = { path };
    return this.page(request, response, always, params.data);
  };

  private async page(
    request: Request,
    response: Response,
    always: HeaderList,
    params: z.output<typeof PublishedParams>,
  ): Promise<boolean> {
    // A visitor's page is kept by the route.
    const viewer = await this.authenticator.authenticate(request);
    if (!viewer) return false;
    const query = publishedQueryOf(params);
    const { courses, next } = await inOwnScope(() => this.list.execute(query, viewer.userId));
    const body = Buffer.from(`[${courses.join(',')}]`);
    const id = (request as { id?: string }).id ?? '';
    const headers = [...always, 'X-Request-Id', id, 'Cache-Control', OF_A_PAGE];
    if (next) headers.push('Link', nextLink(request.url, writeMark(next, query.sort)));
    headers.push('Content-Type', 'application/json; charset=utf-8');
    headers.push('Content-Length', String(body.length), 'ETag', entityTag(body));
    response.writeHead(200, headers).end(body);
    return true;
  }
}
