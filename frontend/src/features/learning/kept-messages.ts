import type { WatchMessage } from '../../shared/api/types';
import { readStored, writeStored } from '../../shared/lib/storage';
import { ownKey } from '../../shared/session/own-storage';

/** What was watched and has perhaps not reached the server, by course, kept for the next visit. */
export type KeptMessages = Readonly<Record<string, WatchMessage>>;

interface Kept {
  messages: KeptMessages;
  /** Since when each course has been at its position. */
  since: Readonly<Record<string, number>>;
}

/** After that, other devices know better where the learner is. */
const POSITION_MS = 3_600_000;

export const withoutPosition = ({ position: _, ...rest }: WatchMessage): WatchMessage => rest;

const keyOf = (userId: string) => ownKey(userId, 'unsent-watched');

/** Repeating what did arrive does no harm, so nothing has to be known of its fate. */
export function readKept(userId: string, now: number): KeptMessages {
  const kept = readStored<Kept>('local', keyOf(userId));
  if (!kept) return {};
  const known = Object.entries(kept.messages).map(([courseId, message]) => {
    const isYoung = now - (kept.since[courseId] ?? 0) < POSITION_MS;
    return [courseId, isYoung ? message : withoutPosition(message)] as const;
  });
  return Object.fromEntries(known);
}

/** Course by course: another tab keeps what it could not send in the same place. */
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
