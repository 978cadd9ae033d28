import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { MediaPlayerInstance } from '@vidstack/react';
import { pageKeysWork } from './page-keys';

type Player = RefObject<MediaPlayerInstance | null>;

const TYPING = 'input, textarea, select, [contenteditable], [role^="menu"]';
/** Elements that Space presses or moves by itself. */
const PRESSED = 'a[href], button, summary, [role="button"], [role="slider"], [role="tab"]';
const PLAYER = '[data-media-player]';
const CONTROLS = '.vds-controls *';
const OPEN_MENU = '.vds-menu-items[data-root][data-open]';
const VOLUME = '[data-media-volume-slider]';

const isIn = ({ target }: Event, selectors: string) =>
  target instanceof Element && target.closest(selectors) !== null;

const isModified = ({ altKey, ctrlKey, metaKey, shiftKey, isComposing }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey || isComposing;

/** Whether the key should play and pause from anywhere on the page; inside the player the library handles it. */
function isForThePage(event: KeyboardEvent): boolean {
  if (!['k', ' '].includes(event.key) || isModified(event) || event.defaultPrevented) return false;
  if (isIn(event, TYPING) || (event.key === ' ' && isIn(event, PRESSED))) return false;
  return document.querySelector('dialog[open]') === null && pageKeysWork();
}

/** In the player, and on the page around it where its keys work there. */
function beginsNote(event: KeyboardEvent, onPage: boolean): boolean {
  if (event.key !== 'n' || isModified(event) || event.repeat || isIn(event, TYPING)) return false;
  if (document.querySelector('dialog[open]')) return false;
  return isIn(event, PLAYER) || (onPage && pageKeysWork());
}

/** A menu opened by mouse does not get the focus, so Escape would not reach it. */
function closeMenu(event: KeyboardEvent): boolean {
  const menu = document.querySelector(OPEN_MENU);
  if (event.key !== 'Escape' || !menu || isIn(event, '.vds-menu-items')) return false;
  menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  return true;
}

/** The volume step of a key inside the player. */
function volumeStep(event: KeyboardEvent, element: HTMLElement): 'up' | 'down' | null {
  if (!(event.target instanceof Node) || !element.contains(event.target)) return null;
  if (isIn(event, TYPING)) return null;
  const onSlider = isIn(event, VOLUME);
  if (event.key === 'ArrowUp' || (onSlider && event.key === 'ArrowRight')) return 'up';
  if (event.key === 'ArrowDown' || (onSlider && event.key === 'ArrowLeft')) return 'down';
  return null;
}

/**
 * While muted, the library counts from 0 and stores the result as the volume. So the first step up restores the volume,
 * and a step down changes nothing. Return whether the key was handled.
 */
function useMutedSteps(player: Player) {
  const held = useRef<string>(null);
  return {
    press: (event: KeyboardEvent): boolean => {
      const { current } = player;
      if (!current?.el || held.current === event.key) return held.current !== null;
      const step = volumeStep(event, current.el);
      if (!step || !current.muted || current.volume === 0) return false;
      held.current = event.key;
      if (step === 'up') current.remoteControl.unmute(event);
      return true;
    },
    /** The library acts on keyup, so that has to be handled, too. */
    release: ({ key }: KeyboardEvent): boolean => {
      const wasHeld = held.current === key;
      if (wasHeld) held.current = null;
      return wasHeld;
    },
  };
}

interface ExtraKeysProps {
  player: Player;
  onPage: boolean;
  onNote: (() => void) | undefined;
}

/** Controls stay while one of them has the focus by key, which would be lost with them. */
function useControlsKept(player: Player) {
  useEffect(() => {
    const { current } = player;
    let isKept = false;
    const keep = ({ type, target }: FocusEvent) => {
      const isWanted =
        type === 'focusin' &&
        target instanceof Element &&
        target.matches(CONTROLS) &&
        target.matches(':focus-visible');
      if (isWanted === isKept || (isKept && document.querySelector(OPEN_MENU))) return;
      isKept = isWanted;
      if (isKept) current?.controls.pause();
      else current?.controls.resume();
    };
    const element = current?.el;
    element?.addEventListener('focusin', keep);
    element?.addEventListener('focusout', keep);
    return () => {
      element?.removeEventListener('focusin', keep);
      element?.removeEventListener('focusout', keep);
    };
  }, [player]);
}

/**
 * Keys that the library does not handle; listens before it does. Loaded after the player, so that it does not delay the
 * first frame.
 */
export default function ExtraKeys({ player, onPage, onNote }: ExtraKeysProps) {
  useControlsKept(player);
  const muted = useMutedSteps(player);
  const take = (event: Event, isOurs: boolean) => {
    if (!isOurs) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (onPage && isForThePage(event) && !isIn(event, PLAYER)) {
      if (!event.repeat) player.current?.remoteControl.togglePaused(event);
      return take(event, true);
    }
    if (onNote && beginsNote(event, onPage)) {
      onNote();
      return take(event, true);
    }
    take(event, closeMenu(event) || muted.press(event));
  });
  const onKeyUp = useEffectEvent((event: KeyboardEvent) => take(event, muted.release(event)));
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('keyup', onKeyUp, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('keyup', onKeyUp, true);
    };
  }, []);
  return null;
}
