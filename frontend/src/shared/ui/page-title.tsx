import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { commonCopy } from '../copy/common';
import { classNames } from '../lib/class-names';
import { announce } from './live-region';

// The browser announces the page it loaded; only later navigations need help. Undefined until the first page is
// mounted, null once it has been left.
let loadedPath: string | null | undefined;

function isStillLoadedPage(pathname: string): boolean {
  loadedPath = loadedPath === undefined || loadedPath === pathname ? pathname : null;
  return loadedPath === pathname;
}

/**
 * After a route change, focuses the heading with the returned ref, and announces the title. For pages with their own
 * heading; others render `PageTitle`.
 */
export function usePageTitle(title: string, alwaysFocus = false) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    if (!isStillLoadedPage(pathname) || alwaysFocus)
      heading.current?.focus({ preventScroll: true });
  }, [pathname, alwaysFocus]);
  const first = useRef(title);
  useEffect(() => {
    // Within the loaded page, another lecture changes the title alone.
    if (title !== first.current || !isStillLoadedPage(pathname) || alwaysFocus) announce(title);
  }, [pathname, title, alwaysFocus]);

  return heading;
}

/** The title of the tab. */
export function DocumentTitle({ title }: { title: string }) {
  return <title>{commonCopy.documentTitle(title)}</title>;
}

interface PageTitleProps {
  /** The page's name in the tab and for screen readers. */
  title: string;
  /** The content of the h1 if it differs from the title. */
  children?: ReactNode;
  /** For steps within one route: focuses the heading of the new step. */
  focusOnMount?: boolean;
  className?: string;
}

/** The h1 of a page, with all handling of route changes. One per page. */
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
