import { Injectable } from '@nestjs/common';
import { isClue } from '../../domain/search/clued-subjects.js';
import { type Intent, intentOf } from '../../domain/search/intent.js';
import { placesOfNames, withNeighbors } from '../../domain/search/names.js';
import { inOneScript } from '../../domain/search/one-script.js';
import { isKnownWord, joined, respelled } from '../../domain/search/spelling.js';
import { stem } from '../../domain/search/stem.js';
import { wordsOf } from '../../domain/search/text.js';
import { Dictionary } from './dictionary.js';
import { EducatorDirectory } from '../courses/educator-directory.js';
import { type Interpretation, RequestInterpreter } from './request-interpreter.js';
import { SearchIndex } from './search-index.js';

export interface UnderstoodRequest {
  readonly intent: Intent;
  /** Names by id of the educators it asks for; null when it names none. */
  readonly educators: ReadonlyMap<string, string> | null;
  /** Misspelled words, each with what it was taken for. */
  readonly corrections: ReadonlyMap<string, string>;
}

const MAX_UNKNOWN = 8;
const MOST_SPELLINGS = 1_000;

/** Turns what was typed or said into what is looked for. */
@Injectable()
export class UnderstandRequest {
  private readonly spellings = new Map<string, readonly string[]>();

  constructor(
    private readonly index: SearchIndex,
    private readonly dictionary: Dictionary,
    private readonly directory: EducatorDirectory,
    private readonly interpreter: RequestInterpreter,
  ) {}

  /** Null when there is no word in it. */
  async execute(request: string): Promise<UnderstoodRequest | null> {
    const words = wordsOf(request);
    if (words.length === 0) return null;
    const [own, interpretation] = await Promise.all([
      this.read(words),
      this.interpreter.interpret(request),
    ]);
    if (!interpretation) return own;
    const guided = await this.read(wordsOf(interpretation.words));
    return {
      educators: own.educators ?? guided.educators,
      corrections: own.corrections,
      intent: merge(own, guided, interpretation),
    };
  }

  /** The same slips are made again and again; comparing one with every known word takes half a millisecond. */
  private respelled(word: string, nearby: readonly string[]): readonly string[] {
    const asked = [word, ...nearby].join(' ');
    const known = this.spellings.get(asked);
    if (known) return known;
    const spelling = respelled(word, nearby);
    if (this.spellings.size >= MOST_SPELLINGS) this.spellings.clear();
    this.spellings.set(asked, spelling);
    return spelling;
  }

  private named(words: readonly string[], places: ReadonlySet<number>) {
    const asked = words.filter((_, at) => places.has(at));
    return asked.length > 0 ? this.directory.named(asked) : new Map<string, string>();
  }

  private async read(written: readonly string[]): Promise<UnderstoodRequest> {
    const words = joined(inOneScript(written));
    const strangers = [...new Set(words.filter((word) => !isKnownWord(word)))];
    const everyday = await this.dictionary.known([...new Set(words)]);
    const unknown = strangers.filter((word) => !everyday.has(word)).slice(0, MAX_UNKNOWN);
    const alike = withoutForms(await this.index.lookAlikes(unknown));
    const strange = placesOfNames(
      words,
      (word) => alike.has(word),
      (word) => unknown.includes(word),
    );
    const isAnybody = (await this.named(words, strange)).size > 0;
    const named = isAnybody ? withNeighbors(strange, words) : strange;
    const educators = isAnybody ? await this.named(words, named) : new Map<string, string>();
    const names = new Set([...educators.values()].flatMap(wordsOf));
    const meant = new Map(
      [...alike]
        .filter(([word]) => !names.has(word) && !isClue(word))
        .map(([word, nearby]) => [word, this.respelled(word, nearby)] as const),
    );
    const spelled = words.flatMap((word, at) =>
      named.has(at) && names.has(word) ? [] : (meant.get(word) ?? [word]),
    );
    const intent = intentOf(spelled, { commonness: everyday, absent: new Set(alike.keys()) });
    const corrections = [...meant]
      .map(([word, spelling]) => [word, spelling.join(' ')] as const)
      .filter(([word, spelling]) => spelling !== word);
    return {
      intent,
      educators: educators.size > 0 ? educators : null,
      corrections: new Map(corrections),
    };
  }
}

/** A word is found by its stem: one that courses have in another form is neither misspelled nor missing. */
function withoutForms(
  alike: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...alike].filter(([word, nearby]) => nearby.every((other) => stem(other) !== stem(word))),
  );
}

/** The model says what the request is about; bounds it left out but we read ourselves still hold. */
function merge(
  { intent: own }: UnderstoodRequest,
  { intent: guided }: UnderstoodRequest,
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
