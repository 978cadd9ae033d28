import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A button that is disabled while it is busy loses the focus to the page: it has it again afterwards, unless something
 * else, a dialog or a field, was given it meanwhile.
 * @param label what stands directly inside of the button
 */
export function useFocusKept(label: RefObject<HTMLElement | null>, busy: boolean): void {
  const held = useRef(false);
  useLayoutEffect(() => {
    const button = label.current?.parentElement as HTMLButtonElement;
    // Asked when it is disabled already, the browser would know of no focus any more.
    const take = () => (held.current = true);
    const give = () => (held.current = held.current && button.disabled);
    button.addEventListener('focus', take);
    button.addEventListener('blur', give);
    return () => {
      button.removeEventListener('focus', take);
      button.removeEventListener('blur', give);
    };
  }, [label]);
  useLayoutEffect(() => {
    const button = label.current?.parentElement ?? null;
    // The second press of a double click meets a disabled button and focuses what lies around it.
    if (!busy && held.current && document.activeElement?.contains(button))
      button?.focus({ preventScroll: true });
  }, [label, busy]);
}
