import type { WatchMessage } from '../../shared/api/types';
import { readStored, writeStored } from '../../shared/lib/storage';

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

const keyOf = (userId: string) => `unsent-watched/${userId}`;

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

export function writeKept(userId: string, messages: KeptMessages, now: number): void {
  const kept = readStored<Kept>('local', keyOf(userId));
  const since = Object.entries(messages).map(([courseId, { position }]) => {
    const before = kept?.messages[courseId]?.position;
    const isSame = JSON.stringify(before) === JSON.stringify(position);
    return [courseId, (isSame && kept?.since[courseId]) || now] as const;
  });
  const isEmpty = since.length === 0;
  writeStored(
    'local',
    keyOf(userId),
    isEmpty ? null : { messages, since: Object.fromEntries(since) },
  );
}
