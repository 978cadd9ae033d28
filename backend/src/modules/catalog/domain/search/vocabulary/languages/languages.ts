import { BENGALI } from './bengali.js';
import { GUJARATI } from './gujarati.js';
import { HINDI } from './hindi.js';
import { IN_LATIN_LETTERS } from './in-latin-letters.js';
import { KANNADA } from './kannada.js';
import type { Language } from './language.js';
import { MALAYALAM } from './malayalam.js';
import { MARATHI } from './marathi.js';
import { ODIA } from './odia.js';
import { PUNJABI } from './punjabi.js';
import { TAMIL } from './tamil.js';
import { TELUGU } from './telugu.js';
import { URDU } from './urdu.js';

/** The languages of India in their own scripts, and some in Latin letters. Much of Hindi is with the subjects. */
export const LANGUAGES: readonly Language[] = [
  ...[BENGALI, GUJARATI, HINDI, KANNADA, MALAYALAM, MARATHI],
  ...[ODIA, PUNJABI, TAMIL, TELUGU, URDU],
  IN_LATIN_LETTERS,
];
