import type { WatchMessage } from '../../shared/api/types';
import { readStored, writeStored } from '../../shared/lib/storage';

/** What was watched and has perhaps not reached the server, by course, kept for the next visit. */
export type KeptMessages = Readonly<Record<string, WatchMessage>>;

interface Kept {
  savedAt: number;
  messages: KeptMessages;
}

/** After that, other devices know better where the learner is. */
const POSITION_MS = 3_600_000;

const keyOf = (userId: string) => `unsent-watching/${userId}`;

/** Repeating what did arrive does no harm, so nothing has to be known of its fate. */
export function readKept(userId: string, now: number): KeptMessages {
  const kept = readStored<Kept>('local', keyOf(userId));
  if (!kept) return {};
  if (now - kept.savedAt < POSITION_MS) return kept.messages;
  const withoutPosition = Object.entries(kept.messages).map(
    ([courseId, { position: _, ...message }]) => [courseId, message] as const,
  );
  return Object.fromEntries(withoutPosition);
}

export function writeKept(userId: string, messages: KeptMessages, savedAt: number): void {
  const isEmpty = Object.keys(messages).length === 0;
  writeStored('local', keyOf(userId), isEmpty ? null : { savedAt, messages });
}
