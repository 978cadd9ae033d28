import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { commonCopy } from '../copy/common';
import { classNames } from '../lib/class-names';
import { announce } from './live-region';

// React Router's key of the first entry: a page that was loaded, not navigated to.
const FIRST_ENTRY = 'default';

/**
 * After a route change moves the focus to the heading that takes the returned ref, and announces
 * the title. For pages with a heading of their own; others render `PageTitle`.
 */
export function usePageTitle(title: string, alwaysFocus = false) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const firstLoad = key === FIRST_ENTRY && !alwaysFocus;

  useEffect(() => {
    if (!firstLoad) heading.current?.focus({ preventScroll: true });
  }, [pathname, firstLoad]);
  useEffect(() => {
    if (!firstLoad) announce(title);
  }, [pathname, title, firstLoad]);

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
