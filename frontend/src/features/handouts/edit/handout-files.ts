import type { Handout } from '../../../shared/api/types';
import { editHandoutsCopy as copy } from '../../../shared/copy/edit-handouts';

/** Of one lecture. */
export const MAX_HANDOUTS = 20;
export const MAX_HANDOUT_BYTES = 50 * 1024 ** 2;
/** As the server takes them; the test compares both. */
export const HANDOUT_TYPES =
  'pdf epub doc docx odt rtf txt md xls xlsx ods csv tsv ppt pptx odp c cpp ino ipynb java json py sql ts zip gif jpeg jpg png webp m4a mp3 wav'.split(
    ' ',
  );
/** For the file chooser. */
export const ACCEPTED = HANDOUT_TYPES.map((type) => `.${type}`).join();

/**
 * Why the server would refuse the file, so that its bytes need not travel first; null if it would not.
 * @param listed the files of the lecture
 */
export function faultOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  listed: readonly Pick<Handout, 'name'>[],
): string | null {
  const type = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!HANDOUT_TYPES.includes(type)) return copy.notTaken;
  if (size > MAX_HANDOUT_BYTES) return copy.tooLarge;
  if (size === 0) return copy.empty;
  const isFull = listed.length >= MAX_HANDOUTS && !listed.some((one) => isSame(one.name, name));
  return isFull ? copy.full(MAX_HANDOUTS) : null;
}

const isSame = (one: string, other: string): boolean =>
  one.toLowerCase() === other.normalize('NFC').toLowerCase();
