import { readStored, writeStored } from '../../shared/lib/storage';
import { ownKey } from '../../shared/session/own-storage';
import type { TypedNote } from './notes.slice';

type Kept = Readonly<Record<string, TypedNote>>;

const keyOf = (userId: string) => ownKey(userId, 'unsent-notes');

/** Notes typed on this device that may not have reached the server. Sending them again does no harm. */
export const readKept = (userId: string): Kept => readStored<Kept>('local', keyOf(userId)) ?? {};

/** Writes one note at a time, because other tabs keep their unsent notes in the same place. */
export function writeKept(userId: string, noteId: string, note: TypedNote | undefined): void {
  const kept: Record<string, TypedNote> = { ...readKept(userId) };
  if (note) kept[noteId] = note;
  else delete kept[noteId];
  writeStored('local', keyOf(userId), Object.keys(kept).length === 0 ? null : kept);
}
