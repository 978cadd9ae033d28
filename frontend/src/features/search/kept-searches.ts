import { readStored, writeStored } from '../../shared/lib/storage';
import { ownKey } from '../../shared/session/own-storage';
import type { Kept } from './search.slice';

const MUTED = 'search-muted';

// A device may be shared: users must not see each other's searches.
const recentOf = (userId: string) => ownKey(userId, 'recent-searches');

export function recallSearches(userId: string): Kept {
  const recent = readStored<unknown>('local', recentOf(userId));
  return {
    recent: Array.isArray(recent) ? recent.filter((input) => typeof input === 'string') : [],
    muted: readStored<unknown>('local', MUTED) === true,
  };
}

export function keepSearches(userId: string, recent: readonly string[]): void {
  writeStored('local', recentOf(userId), recent.length > 0 ? recent : null);
}

export function keepMuted(muted: boolean): void {
  writeStored('local', MUTED, muted || null);
}
