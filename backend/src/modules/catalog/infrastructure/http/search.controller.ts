import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Pictures } from '../../../../platform/application/pictures.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import { SearchCourses } from '../../application/search/search-courses.js';
import { thumbnailUrl } from '../../application/courses/thumbnail.js';
import { type KeptAnswer, KeptAnswers } from '../search/kept-answers.js';
import { FoundCourseView, presentFound, SearchBody } from './search-view.js';

const CORRECTED = 'Corrected-Input';
const BEYOND = 'Beyond-Limits';

@ApiTags('Catalog')
@Access('member')
@Controller('api/ai')
export class SearchController {
  constructor(
    private readonly searchCourses: SearchCourses,
    private readonly pictures: Pictures,
    private readonly answers: KeptAnswers,
  ) {}

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
  @LimitPerMember({ name: 'search', times: 20, seconds: 60 })
  @Post('search')
  @HttpCode(HttpStatus.OK)
  async search(
    @Body({ schema: SearchBody }) { input }: z.output<typeof SearchBody>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { body, etag, correctedTo, isBeyondLimits } =
      this.answers.of(input) ?? (await this.answer(input, request));
    if (correctedTo !== null)
      response.setHeader(CORRECTED, encodeURIComponent(correctedTo.toWellFormed()));
    if (isBeyondLimits) response.setHeader(BEYOND, 'true');
    response.setHeader('ETag', etag).type('json').send(body);
  }

  private async answer(input: string, { app }: Request): Promise<KeptAnswer> {
    const { stamp } = this.answers;
    const { results, correctedTo, isBeyondLimits } = await this.searchCourses.execute(input);
    const views = results.map((result) =>
      presentFound(result, thumbnailUrl(this.pictures, result.course.thumbnailId)),
    );
    const body = Buffer.from(JSON.stringify(views));
    const etag = (app.get('etag fn') as (body: Buffer) => string)(body);
    const courseIds = results.map(({ course }) => course.courseId);
    const answer = { body, etag, correctedTo, isBeyondLimits, courseIds };
    this.answers.keep(input, answer, stamp);
    return answer;
  }
}
