import { eventChannel, type EventChannel } from 'redux-saga';
import { readStored, writeStored } from '../lib/storage';

const KEY = 'session';
let opened: BroadcastChannel | undefined;
/** Passes on what a full storage does not. Opened when it is used: while pages are built, it would keep Node waiting. */
const channel = () =>
  'BroadcastChannel' in globalThis ? (opened ??= new BroadcastChannel(KEY)) : undefined;

/** The user now logged in, as one tab tells the others; null for nobody. */
interface SessionNews {
  readonly userId: string | null;
}

/** All tabs share one session. */
export function tellOtherTabs(userId: string | null): void {
  // The time makes the value unique, because browsers announce only changed values.
  writeStored('local', KEY, { userId, at: Date.now() });
  channel()?.postMessage({ userId } satisfies SessionNews);
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
    const told = ({ data }: MessageEvent<SessionNews>) => emit(data);
    window.addEventListener('storage', heard);
    channel()?.addEventListener('message', told);
    window.addEventListener('pageshow', shown);
    return () => {
      window.removeEventListener('storage', heard);
      channel()?.removeEventListener('message', told);
      window.removeEventListener('pageshow', shown);
    };
  });
}
