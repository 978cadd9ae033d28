import { Injectable } from '@nestjs/common';
import { isPlain, type Lexicon } from '../../domain/search/asked-facets.js';
import { hintedAt, isClue } from '../../domain/search/clued-subjects.js';
import { subjectToken } from '../../domain/search/facet.js';
import { type Intent, intentOf } from '../../domain/search/intent.js';
import { inOneScript } from '../../domain/search/one-script.js';
import { pairedSubjects } from '../../domain/search/paired-subjects.js';
import { isKnownWord, isSaidBesides, joined } from '../../domain/search/spelling.js';
import { spelledOut } from '../../domain/search/spelled-out.js';
import { stem } from '../../domain/search/stem.js';
import { NAMES } from '../../domain/search/vocabulary/names.js';
import { inEnglish } from '../../domain/search/vocabulary/spoken-words.js';
import { VAGUE_WORDS } from '../../domain/search/vocabulary/vague-words.js';
import { Dictionary } from './dictionary.js';
import { KeptSpellings } from './kept-spellings.js';
import { NamedEducators, type Naming } from './named-educators.js';
import { SearchIndex } from './search-index.js';

export interface UnderstoodRequest {
  readonly intent: Intent;
  /** Names by id of the requested educators; null when the request names none. */
  readonly educators: ReadonlyMap<string, string> | null;
  /** Misspelled words and their corrections. */
  readonly corrections: ReadonlyMap<string, string>;
}

type ByWord = ReadonlyMap<string, readonly string[]>;

const MAX_UNKNOWN = 8;

/** Interprets a request without a language model, by the vocabulary, English, the words of the catalog, and names. */
@Injectable()
export class ReadRequest {
  private readonly spellings = new KeptSpellings();

  constructor(
    private readonly index: SearchIndex,
    private readonly dictionary: Dictionary,
    private readonly namedEducators: NamedEducators,
  ) {}

  /** @param isLoose takes weak hints, and disregards plain English words, too, if no course has them */
  async execute(written: readonly string[], { isLoose = false } = {}): Promise<UnderstoodRequest> {
    const words = joined(spelledOut(inOneScript(written)));
    // The intent reads the translation of a word, which is common or rare in its stead.
    const english = await this.dictionary.known([...new Set([...words, ...words.map(inEnglish)])]);
    const unknown = [...new Set(words)]
      .filter((word) => !isKnownWord(word) && !VAGUE_WORDS.has(word) && !english.has(word))
      .slice(0, MAX_UNKNOWN);
    const alike = withoutForms(await this.index.lookAlikes(unknown));
    const naming = await this.namedEducators.in(words, { missing: alike, unknown });
    const meant = this.meant(alike, naming);
    const spelled = words.flatMap((word, at) =>
      naming.places.has(at) && naming.words.has(word) ? [] : (meant.get(word) ?? [word]),
    );
    const overlooked = isLoose ? await this.unwritten(spelled, english) : null;
    const telling = spelled.filter((word) => !isSaidBesides(word));
    const stems = [...new Set(telling.map((word) => stem(inEnglish(word))))];
    // A hint at what nobody teaches may be what kept everything else from being found.
    const hinted = isLoose ? [...hintedAt(stems), ...pairedWith(stems)].map(subjectToken) : [];
    const spread = await this.index.about([...stems, ...hinted]);
    return {
      intent: intentOf(spelled, {
        ...{ commonness: english, absent: new Set(alike.keys()), spread, overlooked },
      }),
      educators: naming.educators.size > 0 ? naming.educators : null,
      corrections: corrections(meant),
    };
  }

  /** The plain words that no course has; a rarer one may be all that the request is about. */
  private async unwritten(
    words: readonly string[],
    english: Lexicon['commonness'],
  ): Promise<ReadonlySet<string>> {
    const plain = words.map(inEnglish).filter((word) => isPlain(english.get(word)));
    return new Set((await this.index.lookAlikes([...new Set(plain)])).keys());
  }

  /** The correction of each word that no course has, or the word itself. */
  private meant(alike: ByWord, { words: names }: Naming): ByWord {
    return new Map(
      [...alike]
        .filter(([word]) => !names.has(word) && !isClue(word) && !NAMES.has(word))
        .map(([word, nearby]) => [word, this.spellings.of(word, nearby)]),
    );
  }
}

const pairedWith = (stems: readonly string[]) =>
  pairedSubjects(stems).map(({ subject }) => subject);

/** Courses are found by stem: a word that they contain in another form is neither misspelled nor missing. */
function withoutForms(alike: ByWord): ByWord {
  return new Map(
    [...alike].filter(([word, nearby]) => nearby.every((other) => stem(other) !== stem(word))),
  );
}

function corrections(meant: ByWord): ReadonlyMap<string, string> {
  return new Map(
    [...meant]
      .map(([word, spelling]) => [word, spelling.join(' ')] as const)
      .filter(([word, spelling]) => spelling !== word),
  );
}
