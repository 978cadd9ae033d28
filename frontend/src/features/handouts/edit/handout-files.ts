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

/** Why the server would refuse the file, so that its bytes need not travel first; null if it would not. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const type = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!HANDOUT_TYPES.includes(type)) return copy.notTaken;
  if (size > MAX_HANDOUT_BYTES) return copy.tooLarge;
  return size === 0 ? copy.empty : null;
}
