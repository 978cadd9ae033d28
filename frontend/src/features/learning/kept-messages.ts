import type { WatchMessage } from '../../shared/api/types';
import { readStored, writeStored } from '../../shared/lib/storage';
import { ownKey } from '../../shared/session/own-storage';

/** Watch messages that may not have reached the server, by course, kept for the next visit. */
export type KeptMessages = Readonly<Record<string, WatchMessage>>;

interface Kept {
  messages: KeptMessages;
  /** When each course reached its position. */
  since: Readonly<Record<string, number>>;
}

/** After that, other devices know the learner's position better. */
const POSITION_MS = 3_600_000;

export const withoutPosition = ({ position: _, ...rest }: WatchMessage): WatchMessage => rest;

const keyOf = (userId: string) => ownKey(userId, 'unsent-watched');

/** Resending messages that did arrive is harmless, so their result need not be known. */
export function readKept(userId: string, now: number): KeptMessages {
  const kept = readStored<Kept>('local', keyOf(userId));
  if (!kept) return {};
  const known = Object.entries(kept.messages).map(([courseId, message]) => {
    const isYoung = now - (kept.since[courseId] ?? 0) < POSITION_MS;
    return [courseId, isYoung ? message : withoutPosition(message)] as const;
  });
  return Object.fromEntries(known);
}

/** Writes a single course: another tab may keep its own messages under the same key. */
export function writeKept(
  userId: string,
  courseId: string,
  message: WatchMessage | undefined,
  now: number,
): void {
  const kept = readStored<Kept>('local', keyOf(userId));
  const messages: Record<string, WatchMessage> = { ...kept?.messages };
  const since: Record<string, number> = { ...kept?.since };
  const isSame = JSON.stringify(messages[courseId]?.position) === JSON.stringify(message?.position);
  if (message) {
    messages[courseId] = message;
    since[courseId] = (isSame && since[courseId]) || now;
  } else {
    delete messages[courseId];
    delete since[courseId];
  }
  const isEmpty = Object.keys(messages).length === 0;
  writeStored('local', keyOf(userId), isEmpty ? null : { messages, since });
}
