import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { guardHistory } from '../lib/history-gate';

type Leave = () => void;

/** Where a plain click on a link of ours leads; null for new tabs, downloads and places on this page. */
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

/** The router numbers its entries; how many steps lead from one to the other. */
const indexOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

const currentPage = (): string => window.location.pathname + window.location.search;

/**
 * While `unsaved`, ways out are held back: links and Back wait in `leave` for an answer, closing the
 * tab is asked about by the browser itself. Where a saga leads after a success is not held back.
 */
export function useLeaveQuestion(unsaved: boolean) {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<Leave | null>(null);
  // A step through the history that was taken by this guard itself.
  const ownStep = useRef<'back-here' | 'away' | null>(null);
  /** How many steps led back here. */
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
      // To another place on this page nobody leaves anything behind; the browser does not number such steps.
      if (step === 'away' || (step === null && isHere)) return;
      // The router must not hear of it.
      event.stopImmediatePropagation();
      if (step === null) {
        back.current = here - indexOf(event.state);
        ownStep.current = 'back-here';
        window.history.go(back.current);
      } else if (isHere) {
        // Not sooner: who answers at once would leave from a page they have not come back to.
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
