import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * When the focused element disappears, the focus falls back to the page, and keyboard users would start at the top:
 * `leadOn` then moves it on.
 * @param left the number of removable items
 */
export function useLeadOn(left: number, leadOn: () => void): void {
  const before = useRef(left);
  const onGone = useEffectEvent(leadOn);
  useEffect(() => {
    if (left < before.current && document.activeElement === document.body) onGone();
    before.current = left;
  }, [left]);
}
