import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { commonCopy } from '../copy/common';
import { classNames } from '../lib/class-names';
import { announce } from './live-region';

// The page the browser loaded announces itself; only pages navigated to need help. Undefined until
// the first page is there, null once it has been left.
let loadedPath: string | null | undefined;

function isStillLoadedPage(pathname: string): boolean {
  loadedPath = loadedPath === undefined || loadedPath === pathname ? pathname : null;
  return loadedPath === pathname;
}

/**
 * After a route change moves the focus to the heading that takes the returned ref, and announces
 * the title. For pages with a heading of their own; others render `PageTitle`.
 */
export function usePageTitle(title: string, alwaysFocus = false) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    if (!isStillLoadedPage(pathname) || alwaysFocus)
      heading.current?.focus({ preventScroll: true });
  }, [pathname, alwaysFocus]);
  useEffect(() => {
    if (!isStillLoadedPage(pathname) || alwaysFocus) announce(title);
  }, [pathname, title, alwaysFocus]);

  return heading;
}

/** The title in the tab. */
export function DocumentTitle({ title }: { title: string }) {
  return <title>{commonCopy.documentTitle(title)}</title>;
}

interface PageTitleProps {
  /** Names the page in the tab and to screen readers. */
  title: string;
  /** What the h1 shows when it is not the title. */
  children?: ReactNode;
  /** For steps within one route: the new step's heading takes the focus. */
  focusOnMount?: boolean;
  className?: string;
}

/** The h1 of a page, with everything a route change needs. One per page. */
export function PageTitle({ title, children, focusOnMount, className }: PageTitleProps) {
  const heading = usePageTitle(title, focusOnMount);
  return (
    <>
      <DocumentTitle title={title} />
      <h1
        ref={heading}
        tabIndex={-1}
        className={classNames('text-3xl font-extrabold tracking-tight', className)}
      >
        {children ?? title}
      </h1>
    </>
  );
}
