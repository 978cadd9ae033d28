import { eventChannel, type EventChannel } from 'redux-saga';
import { readStored, writeStored } from '../lib/storage';

const KEY = 'session';

/** Who is logged in, as a tab of this browser has just learned; null is nobody. */
interface SessionNews {
  readonly userId: string | null;
}

/** Tabs share one session. */
export function tellOtherTabs(userId: string | null): void {
  // With the time it is always another value: browsers announce nothing else.
  writeStored('local', KEY, { userId, at: Date.now() });
}

export function newsOfOtherTabs(): EventChannel<SessionNews> {
  return eventChannel<SessionNews>((emit) => {
    const listen = ({ key }: StorageEvent) => {
      const news = key === KEY ? readStored<SessionNews>('local', KEY) : null;
      if (news) emit(news);
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  });
}
