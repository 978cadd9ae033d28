import { HttpStatus, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../../../../platform/application/actor.js';
import { RateLimits } from '../../../../platform/application/rate-limits.js';
import { inOwnScope } from '../../../../platform/infrastructure/database/entity-scope.js';
import { Unauthenticated } from '../../../../platform/infrastructure/http/access/access.guard.js';
import { Authenticator } from '../../../../platform/infrastructure/http/access/authenticator.js';
import { CrossSite } from '../../../../platform/infrastructure/http/access/cross-site.js';
import { spendUse } from '../../../../platform/infrastructure/http/access/limits.js';
import { readBody } from '../../../../platform/infrastructure/http/bodies/body.interceptor.js';
import { parse } from '../../../../platform/infrastructure/http/bodies/validation.js';
import type { HeaderList } from '../../../../platform/infrastructure/http/replies/send-kept.js';
import { holderOf } from '../../../../platform/infrastructure/http/server/admission.js';
import {
  Shortcuts,
  type WorkingShortcut,
} from '../../../../platform/infrastructure/http/server/shortcuts.js';
import { SEARCH_LIMIT } from './search.controller.js';
import { SearchReplies } from './search-replies.js';
import { SearchBody } from './search-view.js';

const PATH = '/api/ai/search';

/**
 * Answers searches of sessions as their route does, but without Express and Nest, which took two thirds of what a kept
 * answer cost this process (docs/adr/0033). Calls with an access token, which has scopes, are left to the route.
 */
@Injectable()
export class SearchShortcut implements OnModuleInit {
  constructor(
    private readonly shortcuts: Shortcuts,
    private readonly crossSite: CrossSite,
    private readonly authenticator: Authenticator,
    private readonly limits: RateLimits,
    private readonly replies: SearchReplies,
  ) {}

  onModuleInit(): void {
    this.shortcuts.addWorking(this.answer);
  }

  private readonly answer: WorkingShortcut = (request, response, always) => {
    const { method, url, headers } = request;
    if (method !== 'POST' || url !== PATH || headers.authorization !== undefined) return false;
    if (this.crossSite.forges(request, PATH)) return false;
    // The route under which metrics and traces count it.
    request.route = { path: PATH };
    return this.search(request, response, always);
  };

  private async search(request: Request, response: Response, always: HeaderList): Promise<boolean> {
    const member = await this.authenticator.authenticate(request);
    if (!member) return false;
    await this.spend(member, request, response);
    const cameAtOnce = request.complete;
    await readBody(request, 'json');
    if (!cameAtOnce && !(await this.authenticator.authenticate(request)))
      throw new Unauthenticated();
    const { input } = parse(SearchBody, request.body);
    const { body, headers } = await inOwnScope(() => this.replies.to(input));
    const id = (request as { id?: string }).id ?? '';
    const common = [...always, 'X-Request-Id', id, 'Cache-Control', 'no-store'];
    response.writeHead(HttpStatus.OK, [...common, ...headers]).end(body);
    return true;
  }

  /** Without a share of its own, as this machine outside production, a sender has no limits either. */
  private async spend({ userId }: Actor, request: Request, response: Response): Promise<void> {
    if (holderOf(request) !== null) await spendUse(this.limits, SEARCH_LIMIT, userId, response);
  }
}
