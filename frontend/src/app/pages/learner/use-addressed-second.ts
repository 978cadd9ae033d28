import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The second that a link to a part of a lecture names, null without one. It is named once and taken out of the address:
 * a reload or Back would begin there again, and put the position that was reached since then back to it.
 */
export function useAddressedSecond(): number | null {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    if (!params.has('t')) return;
    const others = new URLSearchParams(params);
    others.delete('t');
    setParams(others, { replace: true });
  }, [params, setParams]);
  return secondOf(params.get('t'));
}

/** 0 is a second as well: somebody wants the beginning, not where they stopped. */
function secondOf(text: string | null): number | null {
  const seconds = text === null || text === '' ? Number.NaN : Number(text);
  return seconds >= 0 && Number.isFinite(seconds) ? seconds : null;
}
