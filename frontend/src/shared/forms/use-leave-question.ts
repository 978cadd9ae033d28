import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { guardHistory } from '../lib/history-gate';

type Leave = () => void;

/** The internal path a plain click on a link leads to; null for new tabs, downloads and anchors on this page. */
function destinationOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.download) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const { location } = window;
  const isElsewhere = origin === location.origin && pathname !== location.pathname;
  return isElsewhere ? pathname + search + hash : null;
}

/** The router numbers history entries; the difference is the number of steps. */
const indexOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

const currentPage = (): string => window.location.pathname + window.location.search;

/**
 * While `unsaved`, blocks navigation: links and Back wait in `leave` for an answer, and the browser asks before closing
 * the tab. Navigation by a saga after a success is not blocked.
 */
export function useLeaveQuestion(unsaved: boolean) {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<Leave | null>(null);
  // A history step made by this guard itself.
  const ownStep = useRef<'back-here' | 'away' | null>(null);
  /** The number of steps that led back here. */
  const back = useRef(0);
  const stay = useCallback(() => setLeave(null), []);

  useEffect(() => {
    if (!unsaved) return;
    const here = indexOf(window.history.state);
    const page = currentPage();
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const path = destinationOf(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => void navigate(path));
    };
    const onStep = (event: PopStateEvent) => {
      const step = ownStep.current;
      ownStep.current = null;
      const isHere = currentPage() === page;
      // Anchors on this page are no leaving; the browser does not number such entries.
      if (step === 'away' || (step === null && isHere)) return;
      // Keeps the event from the router.
      event.stopImmediatePropagation();
      if (step === null) {
        back.current = here - indexOf(event.state);
        ownStep.current = 'back-here';
        window.history.go(back.current);
      } else if (isHere) {
        // Not earlier: a fast answer would navigate before the page is back.
        setLeave(() => () => {
          ownStep.current = 'away';
          window.history.go(-back.current);
        });
      }
    };
    window.addEventListener('beforeunload', onUnload);
    window.addEventListener('click', onClick, true);
    const release = guardHistory(onStep);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('click', onClick, true);
      release();
    };
  }, [unsaved, navigate]);

  return { leave, stay };
}
