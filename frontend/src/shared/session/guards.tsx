import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import { errorPageCopy } from '../copy/common';
import { PageSkeleton } from '../ui/page-skeleton';
import { PageTitle } from '../ui/page-title';
import { ErrorState } from '../ui/states';
import {
  selectIsEducator,
  selectSessionFailure,
  selectSessionKnown,
  selectUser,
} from './session.selectors';
import { sessionAsked } from './session.slice';

export type Access = 'open' | 'guest' | 'login' | 'educator';

interface GuardProps {
  access: Access;
  children: ReactNode;
}

/**
 * Sends away who may not be here: /signup for visitors and non-educators, / for those logged in. Visitors take along
 * where they wanted to go, and are led there once they are logged in.
 */
export function Guard({ access, children }: GuardProps) {
  const known = useSelector(selectSessionKnown);
  const user = useSelector(selectUser);
  const isEducator = useSelector(selectIsEducator);
  const { pathname, search, hash, state } = useLocation() as Location<string | null>;

  if (access === 'open') return children;
  if (access === 'guest') return user ? <Navigate to={state ?? '/'} replace /> : children;
  if (!known) return <Unknown />;
  const allowed = access === 'educator' ? isEducator : user !== null;
  if (allowed) return children;
  return <Navigate to="/signup" replace state={user ? null : pathname + search + hash} />;
}

/** The address stays: its page opens as soon as the server has said who this is. */
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
