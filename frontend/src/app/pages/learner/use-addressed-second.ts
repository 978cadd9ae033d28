import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The second named in the URL, null without one. Read once and removed from the URL, because a reload or Back would
 * start there again and reset the position reached since.
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

/** 0 counts: the link asks for the beginning, not for the saved position. */
function secondOf(text: string | null): number | null {
  const seconds = text === null || text === '' ? Number.NaN : Number(text);
  return seconds >= 0 && Number.isFinite(seconds) ? seconds : null;
}
