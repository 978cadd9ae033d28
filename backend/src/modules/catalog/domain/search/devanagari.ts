/** A consonant includes an "a" unless a vowel sign or a virama follows. */
const CONSONANTS = new Map(
  Object.entries({
    ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
    ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
    ...{ प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v' },
    ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h', ळ: 'l' },
  }),
);
const VOWELS = new Map(
  Object.entries({
    ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o' },
    ...{ औ: 'au', ऑ: 'o', ऍ: 'e', ऎ: 'e', ऒ: 'o', ॐ: 'om' },
  }),
);
const SIGNS = new Map(
  Object.entries({
    ...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai' },
    ...{ 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e' },
  }),
);
const VIRAMA = '्';
const NASALS = new Set(['ं', 'ँ']);
const FIRST = 0x0900;
const LAST = 0x097f;

export function isDevanagari(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= FIRST && code <= LAST;
}

/** The word as commonly typed in Latin letters: बिजली becomes "bijli". Signs of other scripts are dropped. */
export function romanized(word: string): string {
  const letters = [...word.normalize('NFC').replaceAll('़', '')];
  let latin = '';
  for (const [at, letter] of letters.entries()) {
    const consonant = CONSONANTS.get(letter);
    if (consonant !== undefined) {
      const next = letters[at + 1];
      latin += consonant;
      const isBare = next === undefined || next === VIRAMA || SIGNS.has(next);
      if (!isBare && !losesItsVowel(letters, at)) latin += 'a';
    } else if (NASALS.has(letter)) latin += 'n';
    else latin += VOWELS.get(letter) ?? SIGNS.get(letter) ?? '';
  }
  return latin;
}

/** Speech drops the "a" between two syllables: बिजली is "bijli", not "bijali". */
function losesItsVowel(letters: readonly string[], at: number): boolean {
  const before = letters[at - 1];
  const after = letters[at + 1];
  const sign = letters[at + 2];
  return (
    before !== undefined &&
    before !== VIRAMA &&
    after !== undefined &&
    CONSONANTS.has(after) &&
    sign !== undefined &&
    SIGNS.has(sign)
  );
}
