import { onFirstUse } from '../../../../platform/domain/on-first-use.js';
import { skeletonOf, slipsBetween, soundOf, subjectWords } from './spelling.js';

interface Heard {
  readonly word: string;
  readonly sound: string;
}

const LATIN = /^[a-z]+$/;
const SHORTEST = 3;
/** By the number of shared consonants: how many letters of the sounds may differ, and the minimum length. */
const TWO = { slips: 1, length: 5 };
const THREE = { slips: 2, length: 5 };
const MORE = { slips: 3, length: 4 };

/** The words of the subjects, by their consonant sounds. */
const byConsonants = onFirstUse(() =>
  Map.groupBy(
    [...subjectWords()]
      .filter((word) => word.length >= SHORTEST && LATIN.test(word))
      .map((word): Heard => ({ word, sound: heard(asSpoken(word)) })),
    ({ sound }) => skeletonOf(sound),
  ),
);

/**
 * The English word that somebody spelled by ear in another script: "bayoloji" is biology. Null where no word is close,
 * or two are equally close.
 * @param romanized in Latin letters, one for each letter written
 */
export function loanword(romanized: string): string | null {
  const sound = heard(romanized);
  const consonants = skeletonOf(sound);
  const alike = byConsonants().get(consonants) ?? [];
  const same = alike.filter((other) => other.sound === sound);
  if (same.length > 0 && romanized.length >= SHORTEST) return same[0]?.word ?? null;
  const { slips, length } = allowedFor(consonants.length);
  if (romanized.length < length) return null;
  const near = alike
    .map(({ word, sound: other }) => ({ word, apart: slipsBetween(sound, other, slips) }))
    .filter(({ apart }) => apart <= slips)
    .sort((one, other) => one.apart - other.apart);
  return near[0] && near[0].apart !== near[1]?.apart ? near[0].word : null;
}

function allowedFor(consonants: number) {
  if (consonants <= 2) return TWO;
  return consonants === 3 ? THREE : MORE;
}

/** English softens c and g before some vowels; other scripts write what is spoken: "ऑर्गेनिक" is organic. */
const asSpoken = (english: string): string =>
  english
    .replaceAll('sch', 'sk')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/d?g(?=[eiy])/g, 'j');

/** Unifies sounds that English spells in several ways and another script in one. */
function heard(word: string): string {
  const plain = word
    .replaceAll('ch', 's')
    .replaceAll('gn', 'n')
    .replaceAll('eu', 'e')
    .replace(/n(?=[bp])/g, 'm')
    .replaceAll('x', 'ks');
  return soundOf(plain).replaceAll('j', 's').replaceAll('ss', 's');
}
