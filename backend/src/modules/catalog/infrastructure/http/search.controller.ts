import { Body, Controller, HttpCode, HttpStatus, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { z } from 'zod';
import { Pictures } from '../../../../platform/application/pictures.js';
import { Access } from '../../../../platform/infrastructure/http/access.js';
import { TokenScope } from '../../../../platform/infrastructure/http/token-scope.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/limits.js';
import { SearchCourses } from '../../application/search/search-courses.js';
import { thumbnailUrl } from '../../application/courses/thumbnail.js';
import { FoundCourseView, presentFound, SearchBody } from './search-view.js';

const CORRECTED = 'Corrected-Input';

@ApiTags('Catalog')
@Access('member')
@Controller('api/ai')
export class SearchController {
  constructor(
    private readonly searchCourses: SearchCourses,
    private readonly pictures: Pictures,
  ) {}

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'searchWithAi',
    summary: 'Published courses for what one wants to learn, in plain words',
    description:
      'Best first, at most 24. Understands levels, limits of price and length, and names.',
  })
  @ApiOkResponse({
    standardSchema: z.array(FoundCourseView),
    headers: {
      [CORRECTED]: {
        description:
          'Percent-encoded; there when words were misspelled: what the request was taken for.',
        schema: { type: 'string', example: 'javascript%20for%20beginners' },
      },
    },
  })
  @LimitPerMember({ name: 'search', times: 20, seconds: 60 })
  @Post('search')
  @HttpCode(HttpStatus.OK)
  async search(
    @Body({ schema: SearchBody }) { input }: z.output<typeof SearchBody>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FoundCourseView[]> {
    const { results, correctedTo } = await this.searchCourses.execute(input);
    if (correctedTo !== null)
      response.setHeader(CORRECTED, encodeURIComponent(correctedTo.toWellFormed()));
    return results.map((result) =>
      presentFound(result, thumbnailUrl(this.pictures, result.course.thumbnailId)),
    );
  }
}
