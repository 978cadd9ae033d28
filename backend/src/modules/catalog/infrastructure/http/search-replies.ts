import { Injectable } from '@nestjs/common';
import { Pictures } from '../../../../platform/application/pictures.js';
import { entityTag } from '../../../../platform/infrastructure/http/replies/entity-tag.js';
import type { HeaderList } from '../../../../platform/infrastructure/http/replies/send-kept.js';
import { thumbnailUrl } from '../../application/courses/thumbnail.js';
import type { SearchAnswer } from '../../application/search/search-answer.js';
import { SearchCourses } from '../../application/search/search-courses.js';
import { type KeptAnswer, KeptAnswers } from '../search/kept-answers.js';
import { presentFound } from './search-view.js';

export const CORRECTED = 'Corrected-Input';
export const BEYOND = 'Beyond-Limits';

/** The replies to searches, for their route and their shortcut. */
@Injectable()
export class SearchReplies {
  constructor(
    private readonly searchCourses: SearchCourses,
    private readonly pictures: Pictures,
    private readonly answers: KeptAnswers,
  ) {}

  async to(input: string): Promise<KeptAnswer> {
    return this.answers.of(input) ?? (await this.answer(input));
  }

  private async answer(input: string): Promise<KeptAnswer> {
    const { stamp } = this.answers;
    const found = await this.searchCourses.execute(input);
    const views = found.results.map((result) =>
      presentFound(result, thumbnailUrl(this.pictures, result.course.thumbnailId)),
    );
    const body = Buffer.from(JSON.stringify(views));
    const courseIds = found.results.map(({ course }) => course.courseId);
    const answer = { body, headers: headersOf(body, found), courseIds };
    this.answers.keep(input, answer, stamp);
    return answer;
  }
}

function headersOf(body: Buffer, { correctedTo, isBeyondLimits }: SearchAnswer): HeaderList {
  return [
    ...(correctedTo === null ? [] : [CORRECTED, encodeURIComponent(correctedTo.toWellFormed())]),
    ...(isBeyondLimits ? [BEYOND, 'true'] : []),
    ...['ETag', entityTag(body), 'Content-Type', 'application/json; charset=utf-8'],
    ...['Content-Length', String(body.length)],
  ];
}
