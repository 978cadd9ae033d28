import { useEffect, useRef } from 'react';

/**
 * For a list that a button extends: moves the focus to the first new item. The button loses the focus while it is busy,
 * and is behind all the new items.
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
    /** Items need a `tabIndex` of -1. */
    list,
    grows: () => {
      pressed.current = { length, focused: document.activeElement };
    },
  };
}
