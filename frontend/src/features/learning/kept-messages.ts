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

/** By course and tab, with when the course reached its position. */
type Kept = Record<string, { message: WatchMessage; since: number }>;

/** After that, other devices know the learner's position better. */
const POSITION_MS = 3_600_000;

export const withoutPosition = ({ position: _, ...rest }: WatchMessage): WatchMessage => rest;

const keyOf = (userId: string) => ownKey(userId, 'unsent-progress');
const nameOf = ({ courseId, tab }: KeptPlace) => `${courseId} ${tab}`;
const courseOf = (name: string) => name.split(' ', 1)[0] ?? name;
const read = (userId: string): Kept => ({ ...readStored<Kept>('local', keyOf(userId)) });
const write = (userId: string, kept: Kept) =>
  writeStored('local', keyOf(userId), Object.keys(kept).length > 0 ? kept : null);

/** Resending messages that did arrive is harmless, so their result need not be known. */
export function readKept(userId: string, now: number): KeptMessages {
  const known: Record<string, WatchMessage> = {};
  const oldestFirst = Object.entries(read(userId)).sort(([, a], [, b]) => a.since - b.since);
  for (const [name, { message, since }] of oldestFirst) {
    const told = now - since < POSITION_MS ? message : withoutPosition(message);
    known[courseOf(name)] = mergeMessages(known[courseOf(name)], told);
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
  const { [name]: before, ...kept } = read(userId);
  const positionOf = (one?: WatchMessage) => JSON.stringify(one?.position);
  const isSame = before && positionOf(before.message) === positionOf(message);
  if (message) kept[name] = { message, since: isSame ? before.since : now };
  write(userId, kept);
}

/** After this tab has taken over what others kept of the course. */
export function dropKeptOfOthers(userId: string, place: KeptPlace): void {
  const isOthers = (name: string) => courseOf(name) === place.courseId && name !== nameOf(place);
  const left = Object.entries(read(userId)).filter(([name]) => !isOthers(name));
  write(userId, Object.fromEntries(left));
}
