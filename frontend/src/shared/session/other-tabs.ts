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
  /** Makes each unique: browsers announce only changed values, and both ways tell the same. */
  readonly at: number;
}

/** All tabs share one session. */
export function tellOtherTabs(userId: string | null): void {
  const news: SessionNews = { userId, at: Date.now() };
  writeStored('local', KEY, news);
  channel()?.postMessage(news);
}

export function newsOfOtherTabs(): EventChannel<SessionNews> {
  return eventChannel<SessionNews>((emit) => {
    let heardAt = 0;
    const tell = (news: SessionNews | null) => {
      if (!news || news.at === heardAt) return;
      heardAt = news.at;
      emit(news);
    };
    const read = () => tell(readStored<SessionNews>('local', KEY));
    const heard = ({ key }: StorageEvent) => key === KEY && read();
    // A page restored by Back (bfcache) has missed events.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && read();
    const told = ({ data }: MessageEvent<SessionNews>) => tell(data);
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
