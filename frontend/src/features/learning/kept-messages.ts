import type { WatchMessage } from '../../shared/api/types';
import { readStored, writeStored } from '../../shared/lib/storage';
import { ownKey } from '../../shared/session/own-storage';
import { mergeMessages } from './watch-messages';

/** Watch messages that may not have reached the server, by course, kept for the next visit. */
export type KeptMessages = Readonly<Record<string, WatchMessage>>;

/** A tab's message about a course. */
export interface KeptPlace {
  courseId: string;
  /** Each tab has a place of its own: one that has sent its message must not remove another's. */
  tab: string;
}

interface Kept {
  /** By course and tab. */
  messages: KeptMessages;
  /** When each course reached its position. */
  since: Readonly<Record<string, number>>;
}

/** After that, other devices know the learner's position better. */
const POSITION_MS = 3_600_000;

export const withoutPosition = ({ position: _, ...rest }: WatchMessage): WatchMessage => rest;

const keyOf = (userId: string) => ownKey(userId, 'unsent-watched');
const nameOf = ({ courseId, tab }: KeptPlace) => `${courseId} ${tab}`;
const courseOf = (name: string) => name.split(' ', 1)[0] ?? name;

/** Resending messages that did arrive is harmless, so their result need not be known. */
export function readKept(userId: string, now: number): KeptMessages {
  const kept = readStored<Kept>('local', keyOf(userId));
  const sinceOf = (name: string) => kept?.since[name] ?? 0;
  const oldestFirst = Object.entries(kept?.messages ?? {}).sort(
    ([a], [b]) => sinceOf(a) - sinceOf(b),
  );
  const known: Record<string, WatchMessage> = {};
  for (const [name, message] of oldestFirst) {
    const isYoung = now - sinceOf(name) < POSITION_MS;
    const courseId = courseOf(name);
    known[courseId] = mergeMessages(known[courseId], isYoung ? message : withoutPosition(message));
  }
  return known;
}

export function writeKept(
  userId: string,
  place: KeptPlace,
  message: WatchMessage | undefined,
  now: number,
): void {
  const name = nameOf(place);
  const { messages, since } = copyOf(userId);
  const isSame = JSON.stringify(messages[name]?.position) === JSON.stringify(message?.position);
  if (message) {
    messages[name] = message;
    since[name] = (isSame && since[name]) || now;
  } else {
    delete messages[name];
    delete since[name];
  }
  store(userId, { messages, since });
}

/** After this tab has taken over what others kept of the course. */
export function dropKeptOfOthers(userId: string, place: KeptPlace): void {
  const { messages, since } = copyOf(userId);
  for (const name of Object.keys(messages)) {
    if (courseOf(name) !== place.courseId || name === nameOf(place)) continue;
    delete messages[name];
    delete since[name];
  }
  store(userId, { messages, since });
}

function copyOf(userId: string) {
  const kept = readStored<Kept>('local', keyOf(userId));
  const messages: Record<string, WatchMessage> = { ...kept?.messages };
  const since: Record<string, number> = { ...kept?.since };
  return { messages, since };
}

function store(userId: string, kept: Kept): void {
  const isEmpty = Object.keys(kept.messages).length === 0;
  writeStored('local', keyOf(userId), isEmpty ? null : kept);
}
