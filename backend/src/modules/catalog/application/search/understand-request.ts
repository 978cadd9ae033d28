import { Injectable } from '@nestjs/common';
import type { Intent } from '../../domain/search/intent.js';
import { wordsOf } from '../../domain/search/text.js';
import { ReadRequest, type UnderstoodRequest } from './read-request.js';
import { type Interpretation, RequestInterpreter } from './request-interpreter.js';

/** Turns typed or spoken text into a query: by our own rules and, where there is one, a language model. */
@Injectable()
export class UnderstandRequest {
  constructor(
    private readonly read: ReadRequest,
    private readonly interpreter: RequestInterpreter,
  ) {}

  /** Null when it contains no word. */
  async execute(request: string): Promise<UnderstoodRequest | null> {
    const words = wordsOf(request);
    if (words.length === 0) return null;
    const [own, interpretation] = await Promise.all([
      this.read.execute(words),
      this.interpreter.interpret(request),
    ]);
    if (!interpretation) return own;
    const guided = await this.read.execute(wordsOf(interpretation.words));
    return {
      educators: own.educators ?? guided.educators,
      corrections: own.corrections,
      intent: merge(own.intent, guided.intent, interpretation),
    };
  }

  /** The same by our own rules, without plain English words that no course has. */
  loosely(request: string): Promise<UnderstoodRequest> {
    return this.read.execute(wordsOf(request), { isLoose: true });
  }
}

/** The model decides what the request is about; bounds that only our own rules found still apply. */
function merge(
  own: Intent,
  guided: Intent,
  { level, isFree, maxPrice, maxMinutes }: Interpretation,
): Intent {
  return {
    ...own,
    facets: guided.facets.length > 0 ? guided.facets : own.facets,
    level: level ?? own.level,
    isFree: isFree || own.isFree,
    limits: {
      ...own.limits,
      maxPrice: own.limits.maxPrice ?? maxPrice,
      maxMinutes: own.limits.maxMinutes ?? maxMinutes,
    },
  };
}
