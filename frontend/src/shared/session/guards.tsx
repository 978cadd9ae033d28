import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { errorPageCopy } from '../copy/common';
import { PageSkeleton } from '../ui/page-skeleton';
import { PageTitle } from '../ui/page-title';
import { ErrorState } from '../ui/states';
import {
  selectIsEducator,
  selectSessionEnded,
  selectSessionFailure,
  selectSessionKnown,
  selectUser,
} from './session.selectors';
import { educatorPageRefused, sessionAsked } from './session.slice';
import { forgetWanted, rememberWanted } from './wanted-page';

export type Access = 'open' | 'guest' | 'login' | 'educator';

interface GuardProps {
  access: Access;
  children: ReactNode;
}

/** Redirects users without access: visitors and non-educators to /signup, logged-in users to /. */
export function Guard({ access, children }: GuardProps) {
  const known = useSelector(selectSessionKnown);
  const user = useSelector(selectUser);
  const isEducator = useSelector(selectIsEducator);
  const [wasIn, setWasIn] = useState(false);
  if (user && !wasIn) setWasIn(true);
  const allowed = access === 'educator' ? isEducator : user !== null;
  // A logged-in user on a guests' page is redirected home, which offers the wanted page.
  const isIn = allowed && access !== 'open' && access !== 'guest';
  // The user reached a page themselves, so the offer is obsolete.
  useEffect(() => {
    if (isIn) forgetWanted();
  }, [isIn]);

  if (access === 'open') return children;
  if (access === 'guest') return user ? <Navigate to="/" replace /> : children;
  if (!known) return <Unknown />;
  return allowed ? children : <SentAway wasIn={wasIn} />;
}

/** Remembers the page for after the log-in, unless the user logged out on purpose, here or in another tab. */
function SentAway({ wasIn }: { wasIn: boolean }) {
  const { pathname, search, hash } = useLocation();
  const dispatch = useDispatch();
  const isVisitor = useSelector(selectUser) === null;
  const ended = useSelector(selectSessionEnded);
  const [first] = useState({ isVisitor, ended, wasIn, path: pathname + search + hash });
  useEffect(() => {
    if (!first.isVisitor) dispatch(educatorPageRefused());
    else if (first.ended || !first.wasIn) rememberWanted(first.path, first.ended?.userId ?? null);
  }, [dispatch, first]);
  return <Navigate to="/signup" replace />;
}

/** Keeps the URL: the page opens as soon as the server has told who the user is. */
function Unknown() {
  const failure = useSelector(selectSessionFailure);
  const dispatch = useDispatch();
  if (!failure) return <PageSkeleton />;
  return (
    <div className="container-page grid gap-6 py-12">
      <PageTitle title={errorPageCopy.title} />
      <ErrorState
        text={failure.message}
        requestId={failure.requestId}
        onRetry={() => dispatch(sessionAsked())}
      />
    </div>
  );
}
