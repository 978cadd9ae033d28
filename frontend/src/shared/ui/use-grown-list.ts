import { useEffect, useRef } from 'react';

/**
 * A list that a button lengthens: the focus goes on to the first part that came. On the button, which loses it while it
 * waits, a keyboard would stand behind all of them.
 */
export function useGrownList(length: number) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ length: number; focused: Element | null }>(null);
  useEffect(() => {
    const before = pressed.current;
    if (!before || length <= before.length) return;
    pressed.current = null;
    const { activeElement, body } = document;
    if (activeElement !== before.focused && activeElement !== body) return;
    const first = list.current?.children[before.length];
    if (first instanceof HTMLElement) first.focus();
  }, [length]);
  return {
    /** Its parts need a `tabIndex` of -1. */
    list,
    grows: () => {
      pressed.current = { length, focused: document.activeElement };
    },
  };
}
