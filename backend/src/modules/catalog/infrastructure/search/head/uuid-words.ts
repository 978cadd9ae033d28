/** A UUID is four numbers of 32 bits: 16 bytes where its text takes 56. */
export const UUID_WORDS = 4;
const HEX = 16;
const DIGITS = 8;

export function writeUuid(uuid: string, into: Uint32Array, at: number): void {
  const digits = uuid.replaceAll('-', '');
  for (let word = 0; word < UUID_WORDS; word++)
    into[at + word] = parseInt(digits.slice(DIGITS * word, DIGITS * (word + 1)), HEX);
}

export function readUuid(words: Uint32Array, at: number): string {
  let digits = '';
  for (let word = 0; word < UUID_WORDS; word++)
    digits += (words[at + word] ?? 0).toString(HEX).padStart(DIGITS, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${digits.slice(12, 16)}-${digits.slice(16, 20)}-${digits.slice(20)}`;
}

export function isSameUuid(one: Uint32Array, at: number, other: Uint32Array, place: number) {
  for (let word = 0; word < UUID_WORDS; word++)
    if (one[at + word] !== other[place + word]) return false;
  return true;
}
