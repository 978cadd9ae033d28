import { useEffect } from 'react';
import { announce } from './live-region';

/** Announces every ten percent to screen readers. */
export function useAnnouncedTenths(percent: number | null, text: (percent: number) => string) {
  const tenth = percent === null ? null : Math.floor(percent / 10) * 10;
  useEffect(() => {
    if (tenth) announce(text(tenth));
  }, [tenth, text]);
}
