/** A UUID as four 32-bit numbers: 16 bytes instead of the 56 of its text. */
export const UUID_WORDS = 4;
const BYTES_PER_WORD = 4;
const BYTE = 0xff;
const HYPHEN = 45;
const NINE = 57;
const ZERO = 48;
/** Added to a letter's low bits, a to f or A to F, to get its value. */
const LETTER = 9;
const DIGIT = 0xf;
const HEX = Array.from({ length: BYTE + 1 }, (_, byte) => byte.toString(16).padStart(2, '0'));
/** Indexes of the bytes after a hyphen. */
const HYPHENED = new Set([4, 6, 8, 10]);

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

export function readUuid(words: Uint32Array, at: number): string {
  let uuid = '';
  for (let byte = 0; byte < UUID_WORDS * BYTES_PER_WORD; byte++) {
    const word = words[at + (byte >>> 2)] ?? 0;
    if (HYPHENED.has(byte)) uuid += '-';
    uuid += HEX[(word >>> (24 - 8 * (byte & 3))) & BYTE] ?? '';
  }
  return uuid;
}

export function isSameUuid(one: Uint32Array, at: number, other: Uint32Array, place: number) {
  for (let word = 0; word < UUID_WORDS; word++)
    if (one[at + word] !== other[place + word]) return false;
  return true;
}
