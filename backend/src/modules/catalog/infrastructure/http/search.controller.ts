import { Body, Controller, HttpCode, HttpStatus, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { z } from 'zod';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import { BEYOND, CORRECTED, SearchReplies } from './search-replies.js';
import { FoundCourseView, SearchBody } from './search-view.js';

export const SEARCH_LIMIT = { name: 'search', times: 20, seconds: 60 };

@ApiTags('Catalog')
@Access('member')
@Controller('api/ai')
export class SearchController {
  constructor(private readonly replies: SearchReplies) {}

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'searchWithAi',
    summary: 'Search published courses in plain words',
    description:
      'Returns at most 24 courses, best match first. Understands levels, limits on price and length, and names.',
  })
  @ApiOkResponse({
    standardSchema: z.array(FoundCourseView),
    headers: {
      [CORRECTED]: {
        description:
          'Present when words were misspelled: the request as it was understood, percent-encoded.',
        schema: { type: 'string', example: 'javascript%20for%20beginners' },
      },
      [BEYOND]: {
        description:
          'Present, as `true`, when no course found is within the limits of price, length and rating: these come closest.',
        schema: { type: 'string', example: 'true' },
      },
    },
  })
  @LimitPerMember(SEARCH_LIMIT)
  @Post('search')
  @HttpCode(HttpStatus.OK)
  async search(
    @Body({ schema: SearchBody }) { input }: z.output<typeof SearchBody>,
    @Res() response: Response,
  ): Promise<void> {
    const { body, headers } = await this.replies.to(input);
    response.writeHead(HttpStatus.OK, [...headers]).end(body);
  }
}
