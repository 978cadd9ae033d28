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
    const read = () => {
      const news = readStored<SessionNews>('local', KEY);
      if (news) emit(news);
    };
    const heard = ({ key }: StorageEvent) => key === KEY && read();
    // A page that Back brings to life again was told nothing while it was left.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && read();
    window.addEventListener('storage', heard);
    window.addEventListener('pageshow', shown);
    return () => {
      window.removeEventListener('storage', heard);
      window.removeEventListener('pageshow', shown);
    };
  });
}
