import { isNumber } from './text.js';

const CLASS = new Set(['class', 'classes', 'kaksha', 'कक्षा', 'std', 'grade']);
const BETWEEN = new Set(['to', 'and', 'aur', 'se', 'or', 'ya', 'n', 'और', 'से']);
const LAST = 12;

/** "Class 9-12" and "class 11 and 12" name each of the classes: "class 11 class 12". */
export function withEachClass(words: readonly string[]): readonly string[] {
  if (!words.some((word) => CLASS.has(word))) return words;
  const said: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    said.push(word);
    if (!CLASS.has(word)) continue;
    // "Class 11 + 12", as `wordsOf` reads it.
    const start = words[at + 1] === 'atleast' ? at + 2 : at + 1;
    const first = classAt(words, start);
    if (first === null) continue;
    const next = BETWEEN.has(words[start + 1] ?? '') ? start + 2 : start + 1;
    const last = classAt(words, next);
    if (last === null || last <= first) continue;
    said.push(`${first}`);
    for (let one = first + 1; one <= last; one++) said.push('class', `${one}`);
    at = next;
  }
  return said;
}

function classAt(words: readonly string[], at: number): number | null {
  const word = words[at] ?? '';
  const one = isNumber(word) ? Number(word) : Number.NaN;
  return Number.isInteger(one) && one >= 1 && one <= LAST ? one : null;
}

const SCHOOLING = new Set(
  '5th 8th 10th 12th 10vi 12vi tenth twelfth dasvi barahvi matric intermediate inter दसवीं बारहवीं'.split(
    ' ',
  ),
);
const PASS = new Set(['pass', 'passed', 'paas', 'पास']);
const AFTER = new Set(['after']);
const KE = new Set(['ke', 'के']);
const BAAD = new Set(['baad', 'bad', 'बाद']);
/** "How to pass class 10" asks for school lessons. */
const PASSING = new Set('kaise karna karne kare karo hona hone ho'.split(' '));

/**
 * "Jobs for 10th pass", "after 12th", "12th ke baad": for people who have left school, and none for its classes. All
 * that stays is "pass".
 */
export function withoutSchooling(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => {
    const [before, next, following] = [words[at - 1], words[at + 1], words[at + 2] ?? ''];
    if (AFTER.has(word) && SCHOOLING.has(next ?? '')) return [];
    if (!SCHOOLING.has(word)) return [word];
    if (AFTER.has(before ?? '') || (KE.has(next ?? '') && BAAD.has(following))) return ['pass'];
    return PASS.has(next ?? '') && !PASSING.has(following) ? [] : [word];
  });
}
