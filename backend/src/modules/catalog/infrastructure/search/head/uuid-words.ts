/** A UUID as four 32-bit numbers: 16 bytes instead of the 56 of its text. */
export const UUID_WORDS = 4;
const HYPHEN = 45;
const NINE = 57;
const ZERO = 48;
/** Added to a letter's low bits, a to f or A to F, to get its value. */
const LETTER = 9;
const DIGIT = 0xf;
const HALF_BITS = 16;
const TEXT_LENGTH = 36;
const DIGITS = Buffer.from('0123456789abcdef');
/** Holds the hyphens and one text at a time. */
const text = Buffer.alloc(TEXT_LENGTH, '-');

export function writeUuid(uuid: string, into: Uint32Array, at: number): void {
  let word = 0;
  let digits = 0;
  for (let place = 0; place < uuid.length; place++) {
    const code = uuid.charCodeAt(place);
    if (code === HYPHEN) continue;
    word = (word << 4) | (code <= NINE ? code - ZERO : (code & DIGIT) + LETTER);
    digits += 1;
    if (digits % 8 === 0) into[at + digits / 8 - 1] = word;
  }
}

/** By way of bytes, which takes half the time of joining texts; a search reads fifty. */
export function readUuid(words: Uint32Array, at: number): string {
  const [two, three] = [words[at + 1] ?? 0, words[at + 2] ?? 0];
  writeHex(words[at] ?? 0, 0, 8);
  writeHex(two >>> HALF_BITS, 9, 4);
  writeHex(two, 14, 4);
  writeHex(three >>> HALF_BITS, 19, 4);
  writeHex(three, 24, 4);
  writeHex(words[at + 3] ?? 0, 28, 8);
  return text.toString('latin1');
}

function writeHex(value: number, start: number, digits: number): void {
  let rest = value;
  for (let at = start + digits - 1; at >= start; at--) {
    text[at] = DIGITS[rest & DIGIT] ?? 0;
    rest >>>= 4;
  }
}

export function isSameUuid(one: Uint32Array, at: number, other: Uint32Array, place: number) {
  for (let word = 0; word < UUID_WORDS; word++)
    if (one[at + word] !== other[place + word]) return false;
  return true;
}
