import { isNumber } from './text.js';
import { INDIAN_WORDS } from './vocabulary/indian-words.js';
import { FILLERS } from './vocabulary/spoken-words.js';

/** A word that names nothing: an everyday one of English or of India, or a number. */
export function isPadding(word: string): boolean {
  return FILLERS.has(word) || INDIAN_WORDS.has(word) || isNumber(word);
}
