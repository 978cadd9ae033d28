import { isKnownWord, subjectWords } from './spelling.js';
import { isNumber } from './text.js';
import { FILLERS } from './vocabulary/spoken-words.js';

const pairs = (text: string) =>
  new Map(text.split(/\s+/).map((pair) => pair.split(':') as [string, string]));
/** Names of letters, as in dictation: "jay ess". */
const NAMES = pairs(
  `ay:a bee:b cee:c dee:d ee:e ef:f eff:f gee:g aitch:h jay:j kay:k el:l ell:l em:m en:n pee:p cue:q ar:r ess:s tee:t vee:v ex:x zee:z
  zed:z eye:i`,
);
/** Letter names that are also words: they count only next to unambiguous ones. */
const WORDS = pairs('a:a i:i see:c sea:c be:b oh:o are:r tea:t you:u yu:u why:y');
/** Names that dictation turns into other words. */
const HEARD: readonly (readonly [heard: readonly string[], meant: string])[] = (
  [
    ['sequel', 'sql'],
    ['see sharp', 'csharp'],
    ['sea sharp', 'csharp'],
    ['see plus plus', 'cplusplus'],
    ['sea plus plus', 'cplusplus'],
    ['pie torch', 'pytorch'],
    ['pie spark', 'pyspark'],
    ['pie thon', 'python'],
    ['jango', 'django'],
    ['angler', 'angular'],
    ['cooper netties', 'kubernetes'],
    ['view js', 'vuejs'],
    ['post gress', 'postgres'],
    ['chat gbt', 'chatgpt'],
    ['tab low', 'tableau'],
  ] as const
).map(([heard, meant]) => [heard.split(' '), meant] as const);
const LONGEST_RUN = 6;
const SHORTEST_TAIL = 3;
/** "A C course" is about C; "an A C mechanic" is not. */
const AFTER_ARTICLE = new Set(
  'language programming program programmer course courses class tutorial developer project compiler code coding book'.split(
    ' ',
  ),
);

/** Restores names that were dictated letter by letter, or heard as other words: "u x", "node jay ess", "see sharp". */
export function spelledOut(words: readonly string[]): readonly string[] {
  if (!words.some((word) => letterOf(word) !== null || STARTS.has(word))) return words;
  const written: string[] = [];
  for (let at = 0; at < words.length;) {
    const { word, length } = heardAt(words, at) ?? lettersAt(words, at) ?? alone(words[at] ?? '');
    written.push(word);
    at += length;
  }
  return written;
}

const STARTS = new Set(HEARD.map(([[first = '']]) => first));
const alone = (word: string) => ({ word, length: 1 });

function heardAt(words: readonly string[], at: number) {
  for (const [heard, meant] of HEARD)
    if (heard.every((word, place) => words[at + place] === word))
      return { word: meant, length: heard.length };
  return null;
}

function letterOf(word: string): string | null {
  if (word.length === 1) return isNumber(word) ? null : word;
  return NAMES.get(word) ?? WORDS.get(word) ?? null;
}

/** The longest word of the subjects that starts at the place and is spelled out letter by letter. */
function lettersAt(words: readonly string[], at: number) {
  let said = '';
  let isSure = false;
  let found: { word: string; length: number } | null = null;
  for (let place = at; place < Math.min(words.length, at + LONGEST_RUN); place++) {
    const word = words[place] ?? '';
    const letter = letterOf(word);
    if (letter === null) return found ?? withTail(said, words, at, place);
    said += letter;
    isSure ||= !WORDS.has(word);
    if (place > at && isSure && isSubject(said) && !isArticle(words, at, place))
      found = { word: said, length: place - at + 1 };
  }
  return found;
}

/** "Eye elts": one letter, then the rest of a name, which is no word by itself. */
function withTail(said: string, words: readonly string[], at: number, place: number) {
  const tail = words[place] ?? '';
  const whole = said + tail;
  if (place !== at + 1 || tail.length < SHORTEST_TAIL || isKnownWord(tail)) return null;
  return words[at] !== 'a' && isSubject(whole) ? { word: whole, length: 2 } : null;
}

function isSubject(word: string): boolean {
  return subjectWords().has(word) && !FILLERS.has(word);
}

function isArticle(words: readonly string[], at: number, last: number): boolean {
  return words[at] === 'a' && last === at + 1 && AFTER_ARTICLE.has(words[last + 1] ?? '');
}
