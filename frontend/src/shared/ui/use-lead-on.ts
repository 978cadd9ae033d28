import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Where what had the focus went away with a change, it falls to the page, and a keyboard would begin anew at the top:
 * then `leadOn` says where it goes on.
 * @param left how much there is of what may go away
 */
export function useLeadOn(left: number, leadOn: () => void): void {
  const before = useRef(left);
  const onGone = useEffectEvent(leadOn);
  useEffect(() => {
    if (left < before.current && document.activeElement === document.body) onGone();
    before.current = left;
  }, [left]);
}
