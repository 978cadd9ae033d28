import { lazy, Suspense, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { commonCopy } from '../../shared/copy/common';
import { withConnection } from '../../shared/lib/with-connection';
import { LiveRegion } from '../../shared/ui/live-region';
import { NavBar } from './nav-bar';
import { Optional } from '../../shared/ui/optional';

// Always below the first screen, so its code may load later.
const Footer = lazy(() => withConnection(() => import('./footer')));

const MAIN_ID = 'main';

/**
 * Scrolls to the top on every route change, Back included, but not for a changed query. On the first page, the URL may
 * name an anchor.
 */
function useScrollToTop(pathname: string) {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    if (shown.current !== pathname) window.scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname]);
}

/** Tells the script in index.html, which queues early clicks, that buttons work now. */
function useAliveNow() {
  useLayoutEffect(() => document.getElementById('root')?.removeAttribute('data-page'), []);
}

/** Not by a link: a history step would make forms with unsaved changes ask before leaving. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

export function AppLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  useAliveNow();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN_ID}`}
        onClick={skip}
        className="fixed top-2 left-2 z-50 -translate-y-20 print:hidden rounded-control bg-primary px-4 py-2 font-semibold text-on-primary focus-visible:translate-y-0"
      >
        {commonCopy.skipToContent}
      </a>
      <LiveRegion />
      <NavBar />
      {/* The footer starts below the first screen, so that nothing shifts while a page loads. */}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="min-h-[calc(100dvh-var(--nav-height))] flex-1 outline-none print:min-h-0"
      >
        {children}
      </main>
      <Optional>
        <Suspense fallback={<div className="mt-auto min-h-[30rem] bg-hero" />}>
          <Footer />
        </Suspense>
      </Optional>
    </div>
  );
}
