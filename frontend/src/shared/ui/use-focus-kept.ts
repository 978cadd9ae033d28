import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns the focus that a button loses while it is busy and disabled, unless something else, such as a dialog or a
 * field, has received it meanwhile. A dialog that the button opened, and that makes it busy, cannot return the focus to it.
 * @param label the direct child of the button
 */
export function useFocusKept(label: RefObject<HTMLElement | null>, busy: boolean): void {
  const held = useRef(false);
  useLayoutEffect(() => {
    const button = label.current?.parentElement as HTMLButtonElement;
    // Tracked by events, because once the button is disabled the browser no longer reports its focus.
    const take = () => (held.current = true);
    const give = () =>
      (held.current &&= button.disabled || document.querySelector('dialog[open]') !== null);
    button.addEventListener('focus', take);
    button.addEventListener('blur', give);
    return () => {
      button.removeEventListener('focus', take);
      button.removeEventListener('blur', give);
    };
  }, [label]);
  useLayoutEffect(() => {
    const button = label.current?.parentElement ?? null;
    // The second press of a double click hits the disabled button and focuses an ancestor.
    if (!busy && held.current && document.activeElement?.contains(button))
      button?.focus({ preventScroll: true });
  }, [label, busy]);
}
