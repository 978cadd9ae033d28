import { withoutEndlessMarks } from '../../../../platform/domain/plain-text.js';

/** Names with signs that would be lost, and their searchable form. */
const SIGNED_NAMES: readonly (readonly [written: RegExp, searched: string])[] = [
  [/\bc\s?\+\+/g, ' cplusplus '],
  [/\bc\s?#/g, ' csharp '],
  [/\bf#/g, ' fsharp '],
  [/\basp\.net/g, ' aspnet '],
  [/(^|[\s(])\.net\b/g, ' dotnet '],
  [/\b(node|vue|next|react|express|three|angular|nuxt|nest|d3)\.js\b/g, '$1js'],
  // Degrees: "B.Com", "b. tech".
  [/\b([bm])\.\s?(com|tech|sc|ed|pharm|a|e)\b\.?/g, '$1$2'],
  // As in other search engines, "ai -python" refuses a word.
  [/(^|\s)-(?=[a-z])/g, '$1minus '],
  [/₹/g, ' rupees '],
  [/\br&d\b/g, ' research development '],
  [/\bl&d\b/g, ' learning and development '],
  [/\bf&o\b/g, ' futures and options '],
  [/\bp&l\b/g, ' profit and loss '],
  [/(\d),(?=\d)/g, '$1'],
  [/\b(\d+(?:\.\d+)?k?)\s?\+(?!\+)/g, ' atleast $1 '],
  [/\b(e|wi|no|low|pen)-(?=[a-z])/g, '$1'],
];
/** A quick test that all of these pass. */
const MAYBE_SIGNED = /[-+#.,&₹]/;
/** Units written without a space: "2hrs", "500rs". */
const GLUED_UNIT = /\b(\d+(?:\.\d+)?)(hours?|hrs?|h|minutes?|mins?|rs|rupees|inr|star|stars)\b/g;
/** "$10", "US$ 10", "10$". */
const DOLLARS = /(?:us)?\$(?=\s?\d)|(?<=\d)\s?\$/g;
/** Accents, and the joiners that only tell how letters of Indian scripts are drawn. */
const UNHEARD = /[\u0300-\u036f\u200c\u200d]/g;
/** The digits of the scripts of India: their blocks are 128 letters apart. */
const INDIAN_DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;
const FIRST_DIGIT = 0x966;
const BLOCK = 0x80;
const WORD = /\d+(?:\.\d+)?k?(?![\p{L}\p{M}\d])|[\p{L}\p{N}\p{M}]+/gu;
const LETTERS = /[\p{L}\p{N}\p{M}]+/gu;
const LONGEST_WORD = 40;

/**
 * The words of a text in lower case without accents, in time linear in its length, whoever wrote it: every regular
 * expression is, and marks beyond any writing are gone before the text is normalized.
 */
export function wordsOf(text: string): string[] {
  let plain = withoutEndlessMarks(text)
    .normalize('NFKD')
    .replace(UNHEARD, '')
    .normalize('NFC')
    .toLowerCase();
  plain = plain.replace(/['’`]/g, '');
  plain = plain.replace(INDIAN_DIGIT, (digit) => `${(digit.charCodeAt(0) - FIRST_DIGIT) % BLOCK}`);
  if (MAYBE_SIGNED.test(plain))
    for (const [written, searched] of SIGNED_NAMES) plain = plain.replace(written, searched);
  if (plain.includes('$')) plain = plain.replace(DOLLARS, ' dollars ');
  plain = plain.replace(GLUED_UNIT, '$1 $2');
  return (plain.match(WORD) ?? []).map((word) => word.slice(0, LONGEST_WORD));
}

/** Replaces some words of the text, which are given in lower case. */
export function reworded(text: string, words: ReadonlyMap<string, string>): string {
  return text.replaceAll(LETTERS, (word) => words.get(word.toLowerCase()) ?? word);
}

const LETTERS_OF_CODE = /^[a-z]{1,4}$/;
const DIGITS_OF_CODE = /^\d{1,4}$/;
const CODE = /^([a-z]{2,4})\d{1,4}$/;

/** The code that starts at a place of a text, as one word: "PL-300" is also searched for as "pl300". */
export function codeAt(words: readonly string[], at: number): string | null {
  const [letters = '', digits = ''] = words.slice(at, at + 2);
  return LETTERS_OF_CODE.test(letters) && DIGITS_OF_CODE.test(digits) ? letters + digits : null;
}

/** The letters before the digits of a code; null if the word is no code. */
export function lettersOfCode(word: string): string | null {
  return CODE.exec(word)?.[1] ?? null;
}

export function isNumber(word: string): boolean {
  return /^\d+(\.\d+)?$/.test(word);
}
