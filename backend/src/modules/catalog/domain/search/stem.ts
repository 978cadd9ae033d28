/** Endings that tell forms of a word apart, longest first, with what takes their place. */
const ENDINGS: readonly (readonly [ending: string, replacement: string])[] = [
  ['ations', ''],
  ['ation', ''],
  ['ators', ''],
  ['ating', ''],
  ['ator', ''],
  ['ated', ''],
  ['ates', ''],
  ['ate', ''],
  ['ments', ''],
  ['ment', ''],
  ['ings', ''],
  ['ing', ''],
  ['ies', 'y'],
  ['ers', ''],
  ['er', ''],
  ['ors', ''],
  ['or', ''],
  ['ed', ''],
  ['es', ''],
  ['s', ''],
  ['e', ''],
];
const SHORTEST_STEM = 3;
/** Singulars that merely look like plurals. */
const KEPT = /(ss|us|is|as)$/;
const HAS_VOWEL = /[aeiouy]/;

/**
 * The part that forms of a word share: "develop" for developer and development. It is cut off texts and queries
 * alike, so it need not be a word; it must only keep different words apart.
 */
export function stem(word: string): string {
  if (word.length <= SHORTEST_STEM || !/^[a-z]+$/.test(word)) return word;
  for (const [ending, replacement] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    if (ending === 's' && KEPT.test(word)) return word;
    const rest = word.slice(0, -ending.length);
    if (rest.length + replacement.length < SHORTEST_STEM || !HAS_VOWEL.test(rest)) continue;
    return undouble(rest + replacement);
  }
  return word;
}

/** "programm" (programming) and "program" are one. */
function undouble(stemmed: string): string {
  const last = stemmed.at(-1);
  const doubled = stemmed.length > SHORTEST_STEM && last === stemmed.at(-2);
  return doubled && last !== 'l' && last !== 's' ? stemmed.slice(0, -1) : trimE(stemmed);
}

function trimE(stemmed: string): string {
  return stemmed.length > SHORTEST_STEM && stemmed.endsWith('e') ? stemmed.slice(0, -1) : stemmed;
}
