import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { PlayerHandle } from '../../../features/player/lecture-player';

/**
 * Another lecture is another player: who had the focus in the one before goes on with the keyboard.
 * @param hadFocusRef outlives the players of a course
 */
export function useKeptFocus(
  stage: RefObject<HTMLElement | null>,
  player: RefObject<PlayerHandle | null>,
  hadFocusRef: RefObject<boolean>,
): void {
  useLayoutEffect(() => {
    const element = stage.current;
    return () => {
      hadFocusRef.current = element?.contains(document.activeElement) === true;
    };
  }, [stage, hadFocusRef]);
  useEffect(() => {
    if (hadFocusRef.current && document.activeElement === document.body) player.current?.focus();
    hadFocusRef.current = false;
  }, [player, hadFocusRef]);
}
