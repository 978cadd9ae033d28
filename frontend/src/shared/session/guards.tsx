import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { PageSkeleton } from '../ui/page-skeleton';
import { selectIsEducator, selectSessionKnown, selectUser } from './session.selectors';

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
  if (!known) return <PageSkeleton />;
  const allowed = access === 'educator' ? isEducator : user !== null;
  return allowed ? children : <Navigate to="/signup" replace />;
}
