import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { readStored, writeStored } from './storage';

/** What people who write beside a player need of it. */
interface PlayerBeside {
  plays(): boolean;
  at(): number;
  play(): void;
  pause(): void;
}

/** Null while there is no video. */
export type CurrentPlayer = () => PlayerBeside | null;

const EVERY_MS = 500;

/** The player's position in whole seconds. */
export const secondOf = (current: CurrentPlayer) => Math.floor(current()?.at() ?? 0);

/** Like `secondOf`, updated as the video plays. */
export function useSecond(current: CurrentPlayer): number {
  const subscribe = useCallback((tell: () => void) => {
    const timer = setInterval(tell, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(subscribe, () => secondOf(current));
}

const KEY = 'notes/pauses';

/** Pauses the video while somebody writes, unless turned off on this device; resumes only what it paused. */
export function usePauses(current: CurrentPlayer, isWriting: boolean) {
  const [pauses, setPauses] = useState(() => readStored<boolean>('local', KEY) !== false);
  const isHeld = useRef(false);
  const follow = useEffectEvent(() => {
    const player = current();
    if (isWriting && pauses && player?.plays()) {
      isHeld.current = true;
      player.pause();
    } else if (!isWriting && isHeld.current) {
      isHeld.current = false;
      player?.play();
    }
  });
  useEffect(() => follow(), [isWriting]);
  const choose = (wanted: boolean) => {
    writeStored('local', KEY, wanted ? null : false);
    setPauses(wanted);
  };
  return [pauses, choose] as const;
}
