import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { navCopy } from '../../shared/copy/navigation';
import {
  selectIsEducator,
  selectSessionKnown,
  selectUser,
} from '../../shared/session/session.selectors';
import { ButtonLink } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Skeleton } from '../../shared/ui/skeleton';
import { LogoutButton } from './logout-button';

const LINKS = [
  { to: '/profile', label: navCopy.profile },
  { to: '/enrolledcourses', label: navCopy.myCourses },
  { to: '/learning-progress', label: navCopy.learningProgress },
] as const;

interface MobileDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The content of the drawer: the user's own screens, log-in and log-out. */
export default function MobileDrawer({ open, onClose }: MobileDrawerProps) {
  const user = useSelector(selectUser);
  const isUser = user !== null;
  const isEducator = useSelector(selectIsEducator);
  const known = useSelector(selectSessionKnown);
  const links = isEducator ? [...LINKS, { to: '/dashboard', label: navCopy.dashboard }] : LINKS;

  const wasUser = useRef(isUser);
  useEffect(() => {
    // Whoever opened it has logged out.
    if (wasUser.current && !isUser) onClose();
    wasUser.current = isUser;
  }, [isUser, onClose]);

  return (
    <Dialog open={open} title={navCopy.menu} kind="drawer" onClose={onClose}>
      <nav aria-label={navCopy.menu}>
        <ul className="grid gap-1">
          {links.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                onClick={onClose}
                className="flex min-h-12 items-center rounded-control px-3 text-lg hover:bg-surface-2 aria-[current=page]:bg-primary-tint aria-[current=page]:font-semibold aria-[current=page]:text-primary"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {!known ? (
        <Skeleton className="h-11 rounded-control" />
      ) : user ? (
        <LogoutButton />
      ) : (
        <ButtonLink to="/login" onClick={onClose}>
          {navCopy.login}
        </ButtonLink>
      )}
    </Dialog>
  );
}
