import { subjectPhrases, widerThan } from './subject-index.js';
import { FILLERS } from './vocabulary/spoken-words.js';

/**
 * Names of subjects that mean something else beside another subject: "Grammar Marathon", "Sa Re Ga for Singers",
 * "Insurance for Health and Car".
 */
const AMBIGUOUS = new Set(
  `marathon|grammar|kali|ga|bhasha|code|coding|train|arabic|designs|designer|loan|stream|fabric|health|stitches|
  conversation|pilot|generators|generator|lead|trade|landscapes|landscape|portraits|portrait|sabzi|web application|web applications|exam prep|exam preparation|ghar baithe|घर बैठे|job ready|job ready course|शिक्षण`.split(
    /\|\s*/,
  ),
);
/** "Learn French through English": the language it is taught in. */
const MEDIUM = new Set(['through', 'via']);

/** "Power BI for Business", "PHP for Small Business". */
const isAudience = (words: readonly string[], at: number): boolean =>
  words[at - 1] === 'for' || (words[at - 1] === 'small' && words[at - 2] === 'for');

interface Mention {
  readonly at: number;
  readonly length: number;
}

/** Whether a text that mentions a subject is about another one. */
export function isAside(
  id: string,
  words: readonly string[],
  stems: readonly string[],
  { at, length }: Mention,
): boolean {
  if (id === 'english' && (MEDIUM.has(words[at - 1] ?? '') || words.includes('typing')))
    return true;
  if (id === 'entrepreneurship' && isAudience(words, at)) return true;
  const said = (one: Mention) => words.slice(one.at, one.at + one.length).join(' ');
  if (!AMBIGUOUS.has(said({ at, length }))) return false;
  return stems.some((_, place) => {
    const other = subjectPhrases.at(stems, place, words);
    // "Portrait and wedding photography": a kind of the same.
    if (other?.values.some((one) => one === id || widerThan(one).includes(id)) !== false)
      return false;
    const isElsewhere = place + other.length <= at || place >= at + length;
    const isFiller = other.length === 1 && FILLERS.has(words[place] ?? '');
    return isElsewhere && !isFiller && !AMBIGUOUS.has(said({ at: place, length: other.length }));
  });
}
