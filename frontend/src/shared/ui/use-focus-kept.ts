import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A button that is disabled while it is busy loses the focus to the page: it has it again afterwards, unless something
 * else, a dialog or a field, was given it meanwhile.
 * @param label what stands directly inside of the button
 */
export function useFocusKept(label: RefObject<HTMLElement | null>, busy: boolean): void {
  const held = useRef(false);
  useLayoutEffect(() => {
    const button = label.current?.parentElement;
    if (busy) held.current = document.activeElement === button;
    // The second press of a double click meets a disabled button and focuses what lies around it.
    else if (held.current && document.activeElement?.contains(button ?? null)) {
      held.current = false;
      button?.focus({ preventScroll: true });
    }
  }, [label, busy]);
}
