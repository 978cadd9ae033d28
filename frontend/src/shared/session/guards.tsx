import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
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

/** Sends away who may not be here: /signup for visitors and non-educators, / for those logged in. */
export function Guard({ access, children }: GuardProps) {
  const known = useSelector(selectSessionKnown);
  const user = useSelector(selectUser);
  const isEducator = useSelector(selectIsEducator);

  if (access === 'open') return children;
  if (access === 'guest') return user ? <Navigate to="/" replace /> : children;
  if (!known) return <Unknown />;
  const allowed = access === 'educator' ? isEducator : user !== null;
  return allowed ? children : <Navigate to="/signup" replace />;
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
