import { readStored, writeStored } from '../../shared/lib/storage';
import { ownKey } from '../../shared/session/own-storage';
import type { Kept } from './search.slice';
import { isVoiceLanguage, type VoiceLanguage } from './voice-language';

const MUTED = 'search-muted';
const SPOKEN_IN = 'search-spoken-in';

// A device may be shared: users must not see each other's searches.
const recentOf = (userId: string) => ownKey(userId, 'recent-searches');

export function recallSearches(userId: string): Kept {
  const recent = readStored<unknown>('local', recentOf(userId));
  const spokenIn = readStored<unknown>('local', SPOKEN_IN);
  return {
    recent: Array.isArray(recent) ? recent.filter((input) => typeof input === 'string') : [],
    muted: readStored<unknown>('local', MUTED) === true,
    spokenIn: isVoiceLanguage(spokenIn) ? spokenIn : null,
  };
}

export function keepSearches(userId: string, recent: readonly string[]): void {
  writeStored('local', recentOf(userId), recent.length > 0 ? recent : null);
}

export function keepMuted(muted: boolean): void {
  writeStored('local', MUTED, muted || null);
}

export function keepVoiceLanguage(language: VoiceLanguage): void {
  writeStored('local', SPOKEN_IN, language);
}
