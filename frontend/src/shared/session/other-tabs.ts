import { eventChannel, type EventChannel } from 'redux-saga';
import { readStored, writeStored } from '../lib/storage';

const KEY = 'session';

/** The user now logged in, as one tab tells the others; null for nobody. */
interface SessionNews {
  readonly userId: string | null;
}

/** All tabs share one session. */
export function tellOtherTabs(userId: string | null): void {
  // The time makes the value unique, because browsers announce only changed values.
  writeStored('local', KEY, { userId, at: Date.now() });
}

export function newsOfOtherTabs(): EventChannel<SessionNews> {
  return eventChannel<SessionNews>((emit) => {
    const read = () => {
      const news = readStored<SessionNews>('local', KEY);
      if (news) emit(news);
    };
    const heard = ({ key }: StorageEvent) => key === KEY && read();
    // A page restored by Back (bfcache) has missed events.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && read();
    window.addEventListener('storage', heard);
    window.addEventListener('pageshow', shown);
    return () => {
      window.removeEventListener('storage', heard);
      window.removeEventListener('pageshow', shown);
    };
  });
}
